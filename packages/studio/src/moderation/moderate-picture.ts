import { MIN_BOX_SCORE, MIN_MESH_SCORE } from '../inspect/choose-face.ts';
import { readPhoto } from '../inspect/read-photo.ts';
import { measureFinish } from '../matching/measure-finish.ts';
import { estimateAge } from '../models/estimate-age.ts';
import { findFaces } from '../models/find-faces.ts';
import { segmentPerson } from '../models/segment-person.ts';
import { judgeContent, type PictureRefusal } from './judge-content.ts';
import { measureExposure } from './measure-exposure.ts';

/** Nothing that is measured needs more, and the models see 256 px. */
const SIDE_PX = 640;

/**
 * What can be said offline against a finished picture: that it is blank, or that a body is as bare as its face, of somebody
 * who looks under age or not. It sees people whose face it finds, and nothing else: no act, no weapon, no symbol.
 * @returns undefined where nothing was seen against it.
 * @throws when the bytes are no picture.
 */
export async function moderatePicture(bytes: Uint8Array): Promise<PictureRefusal | undefined> {
  const photo = await readPhoto(bytes, SIDE_PX, SIDE_PX);
  const { tonalSpread } = await measureFinish(photo, []);
  const found = await findFaces(photo);
  const faces = found.filter(({ boxScore, meshScore }) => boxScore >= MIN_BOX_SCORE && meshScore >= MIN_MESH_SCORE);
  if (faces.length === 0) return judgeContent(tonalSpread, []);
  const figure = await segmentPerson(photo);
  const people = [];
  for (const { landmarks } of faces) {
    const { age } = await estimateAge(photo, landmarks);
    people.push({ age, exposure: measureExposure(photo, landmarks, figure) });
  }
  return judgeContent(tonalSpread, people);
}
