/**
 * How well the gate tells people apart: `npm run bench -- matching [photo …]`. Every sheet of some themes is rendered of every
 * person, as a first take, and compared with every photo. The people: the test portrait, the clear faces of the pictures that
 * face-api brings, and the photos that are named.
 */
import { faceDistance, LIKENESS_MAX_DISTANCE, type Plate } from '@kinora/studio';
import { recogniseFace } from '../packages/studio/src/models/recognise-face.ts';
import { preparePlate } from '../packages/studio/src/prepare/prepare-plate.ts';
import { cutFace } from '../packages/studio/src/shoot/cut-face.ts';
import { renderShot } from '../packages/studio/src/shoot/render-shot.ts';
import { loadTheme } from '../packages/studio/src/themes/load-theme.ts';
import { reportFigures } from './figures.ts';
import { findPeople } from './matching-people.ts';

const THEMES = ['city-evening', 'studio-grey', 'neon-night'];
/** Of each theme every so many-th sheet: the bench ends in two minutes. */
const SHEET_STEP = 3;
const THRESHOLDS = [0.4, 0.45, 0.5, 0.54, LIKENESS_MAX_DISTANCE, 0.61, 0.65, 0.7];
/** What the gate takes anew before it leaves a sheet out. */
const RETAKES = [1, 2];
const MAX_REFUSED_PERCENT = 2;

type Theme = Awaited<ReturnType<typeof loadTheme>>;

/** What the net says of the largest face of a sheet; undefined where the sheet shows none. */
async function showSheet(theme: Theme, sheet: number, plate: Plate, attempt: number) {
  const shot = theme.sheets[sheet];
  if (!shot) throw new RangeError(`there is no sheet ${sheet}`);
  const size = { widthPx: 768, heightPx: 1024 };
  const view = renderShot({ shot, plates: [plate], ...size, seed: sheet, sheet, attempt, owner: theme.id });
  const face = view.faces.toSorted((a, b) => b.faceHeightPx - a.faceHeightPx)[0];
  if (!face) return undefined;
  const cut = cutFace(view.picture, face);
  return recogniseFace(cut.photo, cut.landmarks);
}

/** Whether the gate refuses every retake of a sheet too. */
async function isLeftOut(theme: Theme, sheet: number, plate: Plate, embedding: readonly number[]): Promise<boolean> {
  for (const attempt of RETAKES) {
    const shown = await showSheet(theme, sheet, plate, attempt);
    if (shown && faceDistance(shown, embedding) <= LIKENESS_MAX_DISTANCE) return false;
  }
  return true;
}

const people = await findPeople(process.argv.slice(2));
const genuine: number[] = [];
const impostor: number[] = [];
let leftOut = 0;
for (const person of people) {
  const plate = await preparePlate(person.photo);
  for (const theme of await Promise.all(THEMES.map(loadTheme))) {
    for (let sheet = 0; sheet < theme.sheets.length; sheet += SHEET_STEP) {
      const shown = await showSheet(theme, sheet, plate, 0);
      if (!shown) continue;
      for (const other of people) {
        (other === person ? genuine : impostor).push(faceDistance(shown, other.embedding));
      }
      if (faceDistance(shown, person.embedding) <= LIKENESS_MAX_DISTANCE) continue;
      if (await isLeftOut(theme, sheet, plate, person.embedding)) leftOut += 1;
    }
  }
}

const percent = (share: number, whole: number) => (share / whole) * 100;
const countOver = (values: readonly number[], limit: number) => values.filter((value) => value > limit).length;
const shareOver = (values: readonly number[], limit: number) => percent(countOver(values, limit), values.length);
console.log(`${people.length} people, ${genuine.length} sheets of the same person, ${impostor.length} pairs of others`);
console.log('distance   same person refused   another person accepted');
for (const limit of THRESHOLDS) {
  const refused = shareOver(genuine, limit).toFixed(2);
  const accepted = (100 - shareOver(impostor, limit)).toFixed(2);
  const mark = limit === LIKENESS_MAX_DISTANCE ? '  the gate' : '';
  console.log(`${limit.toFixed(2).padStart(8)}${`${refused} %`.padStart(22)}${`${accepted} %`.padStart(26)}${mark}`);
}
const refused = countOver(genuine, LIKENESS_MAX_DISTANCE);
reportFigures([
  {
    name: `first takes refused, ${refused} of ${genuine.length}`,
    value: percent(refused, genuine.length),
    unit: '%',
    atMost: MAX_REFUSED_PERCENT,
  },
  {
    name: `sheets left out after the retakes, ${leftOut} of ${genuine.length}`,
    value: percent(leftOut, genuine.length),
    unit: '%',
    atMost: MAX_REFUSED_PERCENT,
  },
]);
