/**
 * How well the gate tells people apart: `npm run bench -- matching [photo …]`. Every sheet of some themes is rendered of every
 * person, as a first take, and compared with every photo. The people: the test portrait, the clear faces of the pictures that
 * face-api brings, and the photos that are named.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { faceDistance, LIKENESS_MAX_DISTANCE } from '@kinora/studio';
import sharp from 'sharp';
import { outlineOf } from '../packages/studio/src/inspect/face-outline.ts';
import { readPhoto } from '../packages/studio/src/inspect/read-photo.ts';
import { findFaces } from '../packages/studio/src/models/find-faces.ts';
import { recogniseFace } from '../packages/studio/src/models/recognise-face.ts';
import { preparePlate } from '../packages/studio/src/prepare/prepare-plate.ts';
import { cutFace } from '../packages/studio/src/shoot/cut-face.ts';
import { renderShot } from '../packages/studio/src/shoot/render-shot.ts';
import { loadTheme } from '../packages/studio/src/themes/load-theme.ts';
import { reportFigures } from './figures.ts';

const THEMES = ['city-evening', 'studio-grey', 'neon-night'];
/** Of each theme every so many-th sheet: the bench ends in two minutes. */
const SHEET_STEP = 3;
const PORTRAIT = new URL('../packages/studio/test/astronaut.png', import.meta.url);
/** Faces of the demo pictures that are at least this high make a plate. */
const MIN_FACE_PX = 110;
const THRESHOLDS = [0.4, 0.45, 0.5, 0.54, LIKENESS_MAX_DISTANCE, 0.61, 0.65, 0.7];

/** Each clear face of a picture as a photo of its own. */
async function cutPeople(bytes: Uint8Array): Promise<Buffer[]> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const photo = await readPhoto(bytes, width, height);
  const people: Buffer[] = [];
  for (const { landmarks } of await findFaces(photo)) {
    const face = outlineOf(landmarks);
    if (face.heightPx < MIN_FACE_PX) continue;
    const left = Math.max(0, Math.round(face.left - face.widthPx));
    const top = Math.max(0, Math.round(face.top - face.heightPx * 0.7));
    const right = Math.min(photo.widthPx, Math.round(face.left + face.widthPx * 2));
    const bottom = Math.min(photo.heightPx, Math.round(face.top + face.heightPx * 2.2));
    people.push(
      await sharp(bytes)
        .extract({ left, top, width: right - left, height: bottom - top })
        .png()
        .toBuffer(),
    );
  }
  return people;
}

/** A person as a photo of one face, and what the net says of it; a plate would hold 30 MB, so it is made when it is needed. */
interface Person {
  photo: Buffer;
  embedding: readonly number[];
}

async function findPeople(photos: readonly string[]): Promise<Person[]> {
  const demo = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
    'demo',
  );
  const samples = (await readdir(demo).catch(() => [])).filter((file) => file.endsWith('.jpg'));
  const files = [PORTRAIT, ...photos, ...samples.map((file) => path.join(demo, file))];
  const people: Person[] = [];
  for (const file of files) {
    for (const photo of await cutPeople(await readFile(file))) {
      // A crop in which a neighbour shows is no portrait of one person.
      const plate = await preparePlate(photo).catch(() => undefined);
      if (plate) people.push({ photo, embedding: plate.person.embedding });
    }
  }
  return people;
}

const people = await findPeople(process.argv.slice(2));
const genuine: number[] = [];
const impostor: number[] = [];
for (const person of people) {
  const plate = await preparePlate(person.photo);
  for (const id of THEMES) {
    for (const [sheet, shot] of (await loadTheme(id)).sheets.entries()) {
      if (sheet % SHEET_STEP !== 0) continue;
      const view = renderShot({
        shot,
        plates: [plate],
        widthPx: 768,
        heightPx: 1024,
        seed: sheet,
        attempt: 0,
        owner: id,
      });
      const face = view.faces.toSorted((a, b) => b.faceHeightPx - a.faceHeightPx)[0];
      if (!face) continue;
      const cut = cutFace(view.picture, face);
      const shown = await recogniseFace(cut.photo, cut.landmarks);
      for (const other of people) {
        (other === person ? genuine : impostor).push(faceDistance(shown, other.embedding));
      }
    }
  }
}

const shareOver = (values: readonly number[], limit: number) =>
  (values.filter((value) => value > limit).length / values.length) * 100;
console.log(`${people.length} people, ${genuine.length} sheets of the same person, ${impostor.length} pairs of others`);
console.log('distance   same person refused   another person accepted');
for (const limit of THRESHOLDS) {
  const refused = shareOver(genuine, limit).toFixed(2);
  const accepted = (100 - shareOver(impostor, limit)).toFixed(2);
  console.log(`${limit.toFixed(2).padStart(8)}${`${refused} %`.padStart(22)}${`${accepted} %`.padStart(26)}`);
}
reportFigures([
  {
    name: 'same person refused at the first take',
    value: shareOver(genuine, LIKENESS_MAX_DISTANCE),
    unit: '%',
    atMost: 2,
  },
]);
