import { type ConceptId, type Facet, splitConcept } from '../concepts.ts';
import type { CustomRecipe } from '../recipe.ts';

/** A recipe by facet: what is wanted, the keywords last, and what must not be. */
export interface Wish {
  of(facet: Facet): readonly string[];
  has(facet: Facet, id: string): boolean;
  isUnwanted(facet: Facet, id: string): boolean;
  /** As {@link isUnwanted}; never of an older recipe, whose pictures stay what they were. */
  forbids(facet: Facet, id: string): boolean;
  /** What one picture has of a facet of which a picture shows one thing; of an older recipe always the first. */
  inTurn(facet: Facet, index: number): string | undefined;
  isOld: boolean;
  /** Whether garments of the wardrobe are worn and places may be sets: in recipes from version 3 on. */
  isStaged: boolean;
  /** Whether each picture has a wish of its own: in recipes from version 4 on. */
  isTurned: boolean;
  /** The colours that the text says of a kind of clothes. */
  dyesOf(outfit: string): readonly string[];
  /** Colours that the text says of no clothes. */
  looseColours: readonly string[];
  /** Colours that were chosen beside the text. */
  chosenColours: readonly string[];
  /** The same with these instead of what is wanted of some facets. */
  narrow(changes: Partial<Record<Facet, readonly string[]>>): Wish;
}

type Wishes = Pick<CustomRecipe, 'found' | 'keywords' | 'without'> & Partial<Pick<CustomRecipe, 'version' | 'dyes'>>;

export function wishOf({ found, keywords, without, version = 3, dyes = [] }: Wishes): Wish {
  const wanted = new Map<Facet, string[]>();
  const chosen = new Set(keywords.map((concept) => splitConcept(concept).facet));
  const add = (facet: Facet, id: string): void => {
    const ids = wanted.get(facet) ?? [];
    if (!ids.includes(id)) wanted.set(facet, [...ids, id]);
  };
  for (const concept of found) {
    const { facet, id } = splitConcept(concept);
    // A chip that was tapped says it more exactly than a sentence: it replaces the mood, the hair or the clothes that were read.
    const isReplaced = (facet === 'mood' || facet === 'hair' || facet === 'outfit') && chosen.has(facet);
    if (!isReplaced) add(facet, id);
  }
  for (const concept of keywords) {
    const { facet, id } = splitConcept(concept);
    add(facet, id);
  }
  const unwanted = new Set<string>(without);
  const isUnwanted = (facet: Facet, id: string): boolean => unwanted.has(`${facet}.${id}`);
  const idsOf = (facet: Facet, concepts: readonly ConceptId[]): string[] =>
    concepts.map(splitConcept).flatMap((concept) => (concept.facet === facet ? [concept.id] : []));
  const dyesOf = (outfit: string): string[] =>
    dyes.flatMap(([garment, colour]) => (garment === `outfit.${outfit}` ? idsOf('colour', [colour]) : []));
  const dyeing = idsOf(
    'colour',
    dyes.map(([, colour]) => colour),
  );
  const looseColours = (wanted.get('colour') ?? []).filter((colour) => !dyeing.includes(colour));
  const made = (of: Wish['of']): Wish => ({
    of,
    has: (facet, id) => of(facet).includes(id),
    isUnwanted,
    forbids: (facet, id) => version > 1 && isUnwanted(facet, id),
    inTurn: (facet, index) => of(facet)[version > 1 ? index % Math.max(1, of(facet).length) : 0],
    isOld: version === 1,
    isStaged: version > 2,
    isTurned: version > 3,
    dyesOf,
    looseColours,
    chosenColours: idsOf('colour', keywords),
    narrow: (changes) => made((facet) => changes[facet] ?? of(facet)),
  });
  return made((facet) => wanted.get(facet) ?? []);
}
