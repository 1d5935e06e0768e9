import { faceHeightOf } from '../models/face-landmarks.ts';
import type { FoundFace } from '../models/find-faces.ts';

/** Below these confidences of detector and mesh a find is no face. Real ones measured 0.34 and 0.83 at the least. */
export const MIN_BOX_SCORE = 0.3;
export const MIN_MESH_SCORE = 0.6;
/** A second face of this share of the first one's height belongs to the picture; a smaller one is a passer-by. */
export const SECOND_FACE_SHARE = 0.4;

export type FaceChoice =
  | { kind: 'none' }
  | { kind: 'several'; count: number }
  | { kind: 'one'; face: FoundFace; othersBehind: number };

/** Which of the found faces the photo is of. `faces` come largest first. */
export function chooseFace(faces: readonly FoundFace[]): FaceChoice {
  const real = faces.filter((face) => face.boxScore >= MIN_BOX_SCORE && face.meshScore >= MIN_MESH_SCORE);
  const [face] = real;
  if (!face) return { kind: 'none' };
  const least = faceHeightOf(face.landmarks) * SECOND_FACE_SHARE;
  const count = real.filter((other) => faceHeightOf(other.landmarks) >= least).length;
  return count > 1 ? { kind: 'several', count } : { kind: 'one', face, othersBehind: real.length - 1 };
}
