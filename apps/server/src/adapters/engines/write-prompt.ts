import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';

/** What is asked of a foreign engine for one sheet of a theme. */
export type PromptWriter = (themeId: string, sheet: number, people: number) => string;

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
  'tiny figure in a large space',
  'quiet profile turned a little to the camera',
];

/** @param prompts the operator's own texts by theme, which replace ours. */
export function createPromptWriter(prompts: ReadonlyMap<string, string>): PromptWriter {
  return (themeId, sheet, people) => {
    const theme = prompts.get(themeId) ?? describeTheme(themeId);
    const who =
      people === 1
        ? 'A portrait photograph of the one person in the reference image, alone'
        : `A portrait photograph of the ${people} people in the reference images together, nobody else`;
    return [
      `${who}: the same face, age, skin and hair, clearly recognisable, eyes open, nothing before the face.`,
      `Theme: ${theme}`,
      `Composition: ${FRAMINGS[sheet % FRAMINGS.length]}. Vertical 3:4, natural skin, sharp focus on the eyes, no text, no border.`,
    ].join('\n');
  };
}

function describeTheme(themeId: string): string {
  const theme = findCatalogueTheme(themeId);
  if (!theme) return themeId;
  const { name, about } = theme.texts.en;
  return `${name}. ${about} (${theme.keywords.join(', ')})`;
}
