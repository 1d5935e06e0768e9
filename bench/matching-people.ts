import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { outlineOf } from '../packages/studio/src/inspect/face-outline.ts';
import { readPhoto } from '../packages/studio/src/inspect/read-photo.ts';
import { findFaces } from '../packages/studio/src/models/find-faces.ts';
import { preparePlate } from '../packages/studio/src/prepare/prepare-plate.ts';

const PORTRAIT = new URL('../packages/studio/test/astronaut.png', import.meta.url);
/** Faces of the demo pictures that are at least this high make a plate. */
const MIN_FACE_PX = 110;

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
export interface Person {
  photo: Buffer;
  embedding: readonly number[];
}

/** The people of the test portrait, of the named photos and of face-api's demo pictures. */
export async function findPeople(photos: readonly string[]): Promise<Person[]> {
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
