/** Everything that a description or a keyword can ask for: ids by facet. Their names are the texts `custom.<facet>.<id>`. */
export const CONCEPTS = {
  place: [
    'sea',
    'lake',
    'mountain',
    'desert',
    'forest',
    'garden',
    'field',
    'city',
    'skyline',
    'market',
    'cafe',
    'library',
    'home',
    'classroom',
    'stadium',
    'stage',
    'studio',
    'palace',
    'temple',
    'sky',
    'space',
    'underwater',
    'bamboo',
    'sunflowers',
  ],
  time: ['dawn', 'day', 'sunset', 'dusk', 'night'],
  season: ['spring', 'summer', 'autumn', 'winter'],
  weather: ['sun', 'rain', 'snow', 'fog', 'wind', 'cloud'],
  light: ['soft', 'dramatic', 'backlight', 'neon', 'candle', 'moonlight', 'spotlight'],
  mood: ['calm', 'happy', 'dreamy', 'energetic', 'sad', 'romantic', 'mysterious', 'elegant', 'bold'],
  expression: ['smile', 'calm', 'surprised', 'angry', 'wink'],
  style: ['film', 'oil', 'gouache', 'ink', 'pencil', 'mono', 'magazine', 'polaroid', 'cinema', 'pop'],
  colour: ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'white', 'black', 'brown', 'grey', 'gold'],
  outfit: [
    'suit',
    'shirt',
    'dress',
    'coat',
    'sweater',
    'wedding',
    'uniform',
    'traditional',
    'qipao',
    'hanfu',
    'kimono',
    'jacket',
    'denim',
    'hoodie',
    'gown',
    'aviator',
    'chef',
    'swordsman',
    'spacesuit',
    'own',
  ],
  prop: ['cup', 'glass', 'leaves', 'petals', 'balloons', 'umbrella', 'confetti', 'fireworks', 'bubbles', 'lanterns'],
  hair: ['black', 'brown', 'blond', 'grey', 'red'],
  shape: ['regular', 'curvy'],
} as const;

export type Facet = keyof typeof CONCEPTS;
export const FACETS = Object.keys(CONCEPTS) as Facet[];

/** A thing that can be asked for, such as `place.sea`. */
export type ConceptId = { [F in Facet]: `${F}.${(typeof CONCEPTS)[F][number]}` }[Facet];

/** A colour that is said of a kind of clothes. */
export type Dye = readonly [garment: ConceptId, colour: ConceptId];

/** Every concept, in the order of {@link CONCEPTS}. */
export const CONCEPT_IDS: readonly ConceptId[] = FACETS.flatMap((facet) =>
  CONCEPTS[facet].map((id) => `${facet}.${id}` as ConceptId),
);

const KNOWN: ReadonlySet<string> = new Set(CONCEPT_IDS);

export function isConceptId(text: string): text is ConceptId {
  return KNOWN.has(text);
}

/** The facet and the id of a concept within it. */
export function splitConcept(concept: ConceptId): { facet: Facet; id: string } {
  const dot = concept.indexOf('.');
  return { facet: concept.slice(0, dot) as Facet, id: concept.slice(dot + 1) };
}
