import { describeRecipe } from '@kinora/studio/custom';
import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import type { PersonSaid } from '../ports/engine-people.ts';
import type { ShootOrder } from '../ports/engine-shoots.ts';
import type { Prompt } from './shooter.ts';

/** One sheet that a foreign engine is asked for. */
interface PromptOrder extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords'> {
  sheet: number;
  people: number;
  /** What was said of each of them, from the left; undefined: nothing. */
  said?: readonly (PersonSaid | undefined)[];
  /** What the user wrote, for engines that may have it. */
  words?: string | undefined;
}

export type PromptWriter = (order: PromptOrder) => Prompt;

/** One after the other for the sheets of a shoot, so that no two read as the same picture. */
const FRAMINGS = [
  'small figure in a wide view, looking into the distance',
  'half figure at the right of the frame, body turned aside',
  'close-up, the face fills the frame',
  'head and shoulders in the middle, calm',
  'head and shoulders at the left, smiling',
  'standing in the middle against the light',
  'leaning at the left edge of the frame',
  'sitting, seen from slightly above',
  'walking towards the camera',
  'three-quarter view, looking back over the shoulder',
  'seen from slightly below, confident',
  'low in the frame, much space above',
  'cinematic still, the face at the right third',
  'beside a mirror or a window that reflects',
  'seen through leaves or things close to the lens, happy',
  'large, head tilted, looking up',
  'poster composition, centred, plain surroundings',
  'direct flash at night, candid',
  'head and shoulders low at the left, the place above',
  'quiet profile turned a little to the camera',
];

/** @param prompts the operator's own texts by theme, which replace ours. */
export function createPromptWriter(prompts: ReadonlyMap<string, string>): PromptWriter {
  return ({ themeId, recipe, keywords = [], sheet, people, said = [], words }) => {
    const wish = recipe ?? { found: [], without: [], keywords };
    const understood = describeRecipe(wish, sheet, people);
    const subject = recipe ? '' : (prompts.get(themeId) ?? describeTheme(themeId));
    const quoted = words === undefined ? '' : `In their own words: “${words}”.`;
    const scene = [subject, understood.scene, quoted].filter((text) => text !== '').join(' ');
    const composition = FRAMINGS[sheet % FRAMINGS.length] ?? '';
    // A description may ask for a painting.
    const kind = recipe ? 'portrait' : 'portrait photograph';
    const who =
      people === 1
        ? `A ${kind} of the one person in the reference image, alone`
        : `A ${kind} of the ${people} people in the reference images together, nobody else`;
    const text = [
      `${who}: the same face, age, skin and hair, clearly recognisable, eyes open, nothing before the face.`,
      ...said.flatMap((one, index) => (one ? describePerson(one, people > 1 ? index + 1 : undefined) : [])),
      ...(scene === '' ? [] : [`${recipe ? 'Scene' : 'Theme'}: ${scene}`]),
      `Composition: ${composition}. Vertical 3:4, natural skin, sharp focus on the eyes, no text, no border.`,
    ].join('\n');
    return { text, scene, composition, unwanted: understood.unwanted };
  };
}

/** The whole in one text, for engines that have no other place for what is not wanted. */
export function promptInOne({ text, unwanted }: Prompt): string {
  return unwanted === '' ? text : `${text}\nNot in the picture: ${unwanted}.`;
}

/** @param place from the left, counted from 1, where there are several. */
function describePerson({ gender, age, hair, shape }: PersonSaid, place: number | undefined): string {
  const who = place === undefined ? 'The person' : `Person ${place} from the left`;
  const kind = gender === undefined ? 'a person' : gender === 1 ? 'male' : 'female';
  const traits = [
    ...(hair === 'short' || hair === 'long' ? [`${hair} hair`] : []),
    ...(shape === 'curvy' ? ['a full figure'] : []),
  ];
  const years = age === undefined ? '' : `, ${age} years old`;
  return `${who} is ${kind}${years}${traits.length > 0 ? `, with ${traits.join(' and ')}` : ''}.`;
}

function describeTheme(themeId: string): string {
  const theme = findCatalogueTheme(themeId);
  if (!theme) return themeId;
  const { name, about } = theme.texts.en;
  return `${name}. ${about} (${theme.keywords.join(', ')})`;
}
