import { faceHeightOf } from '../models/face-landmarks.ts';
import type { FoundFace } from '../models/find-faces.ts';
import { outlineOf } from './face-outline.ts';

/**
 * From the edge of a face to the end of the shoulder, in heights of that face: shoulders are about 2.3 heights of the face wide, the face
 * three quarters (Farkas, Anthropometry of the Head and Face; bideltoid breadth of NASA-STD-3000).
 */
const SHOULDER_REACH = 0.75;

/**
 * Whether somebody's shoulders meet those of the person whom a photo is of, before, behind or next to them: what is cut out of the photo may then
 * hold a piece of the other one. A passer-by in the distance reaches no further than is to be seen of them.
 */
export function standsBeside(face: FoundFace, other: FoundFace): boolean {
  const own = outlineOf(face.landmarks);
  const theirs = outlineOf(other.landmarks);
  const gapPx = Math.max(theirs.left - (own.left + own.widthPx), own.left - (theirs.left + theirs.widthPx));
  return gapPx < SHOULDER_REACH * (faceHeightOf(face.landmarks) + faceHeightOf(other.landmarks));
}
