import { MIN_BOX_SCORE, MIN_MESH_SCORE } from '../inspect/choose-face.ts';
import { readHeader, readPhoto } from '../inspect/read-photo.ts';
import { measureFinish } from '../matching/measure-finish.ts';
import { estimateAge } from '../models/estimate-age.ts';
import type { Landmarks } from '../models/face-landmarks.ts';
import { findFaces } from '../models/find-faces.ts';
import { type ClassPlanes, parsePerson } from '../models/parse-person.ts';
import { segmentPerson } from '../models/segment-person.ts';
import type { Photo } from '../pixels/photo.ts';
import {
  isSuspect,
  judgeContent,
  LEAST_AREA,
  MOST_CLOTH,
  type PictureRefusal,
  type SeenPerson,
} from './judge-content.ts';
import { boundArea, measureCloth, measureExposure } from './measure-exposure.ts';

/** Nothing that is measured needs more, and the models see 256 px. */
const SIDE_PX = 640;

/**
 * What can be said offline against a finished picture: that it is blank, or that a body is as bare as its face, of somebody
 * who looks under age or not. It sees people by their faces, and nothing else: no act, no weapon, no symbol.
 * @param known landmarks, in the picture's pixels, of the faces whose bodies are to be judged; else every face is looked for.
 * @returns undefined where nothing was seen against it.
 * @throws when the bytes are no picture.
 */
export async function moderatePicture(
  bytes: Uint8Array,
  known?: readonly Landmarks[],
): Promise<PictureRefusal | undefined> {
  const photo = await readPhoto(bytes, SIDE_PX, SIDE_PX);
  const { tonalSpread } = await measureFinish(photo, []);
  const faces = known ? await scaleFaces(known, bytes, photo) : await lookForFaces(photo);
  return judgeContent(tonalSpread, await seePeople(photo, faces));
}

async function lookForFaces(photo: Photo): Promise<Landmarks[]> {
  const found = await findFaces(photo);
  const sure = found.filter(({ boxScore, meshScore }) => boxScore >= MIN_BOX_SCORE && meshScore >= MIN_MESH_SCORE);
  return sure.map(({ landmarks }) => landmarks);
}

async function scaleFaces(known: readonly Landmarks[], bytes: Uint8Array, photo: Photo): Promise<Landmarks[]> {
  const scale = photo.widthPx / (await readHeader(bytes)).widthPx;
  return known.map((landmarks) => landmarks.map((value) => value * scale));
}

/** Everybody who may have to be judged: the models look only where there is skin enough. */
async function seePeople(photo: Photo, faces: readonly Landmarks[]): Promise<SeenPerson[]> {
  const maybe = faces.filter((landmarks) => boundArea(photo, landmarks) >= LEAST_AREA);
  if (maybe.length === 0) return [];
  const figure = await segmentPerson(photo);
  const people: SeenPerson[] = [];
  let parts: ClassPlanes | undefined;
  for (const landmarks of maybe) {
    const exposure = measureExposure(photo, landmarks, figure);
    if (!isSuspect(exposure)) continue;
    parts ??= await parsePerson(photo);
    if (measureCloth(photo, landmarks, figure, parts.clothes) > MOST_CLOTH) continue;
    people.push({ exposure, age: (await estimateAge(photo, landmarks)).age });
  }
  return people;
}
