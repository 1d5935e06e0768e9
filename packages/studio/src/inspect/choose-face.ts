import { centreOf, FACE_OVAL, faceHeightOf } from '../models/face-landmarks.ts';
import type { FoundFace } from '../models/find-faces.ts';

/** Below these confidences of detector and mesh a find is no face. Real ones measured 0.34 and 0.83 at the least. */
export const MIN_BOX_SCORE = 0.3;
export const MIN_MESH_SCORE = 0.6;
/** A second face of this share of the first one's height belongs to the picture; a smaller one is a passer-by. */
export const SECOND_FACE_SHARE = 0.4;

export type FaceChoice = { kind: 'none' } | { kind: 'several'; faces: readonly FoundFace[] } | OneFace;

export interface OneFace {
  kind: 'one';
  face: FoundFace;
  others: readonly FoundFace[];
}

/**
 * Which of the found faces the photo is of. `faces` come largest first; `chosen` is where the user said that it is, in the
 * pixels of the faces: then it is the nearest one, unless that is further away than it is high.
 */
export function chooseFace(faces: readonly FoundFace[], chosen?: { x: number; y: number }): FaceChoice {
  const real = faces.filter((face) => face.boxScore >= MIN_BOX_SCORE && face.meshScore >= MIN_MESH_SCORE);
  const [largest] = real;
  if (!largest) return { kind: 'none' };
  if (!chosen) {
    const least = faceHeightOf(largest.landmarks) * SECOND_FACE_SHARE;
    const several = real.filter(({ landmarks }) => faceHeightOf(landmarks) >= least);
    if (several.length > 1) return { kind: 'several', faces: several };
  }
  const face = chosen ? nearestFace(real, chosen) : largest;
  return face ? { kind: 'one', face, others: real.filter((other) => other !== face) } : { kind: 'none' };
}

function nearestFace(faces: readonly FoundFace[], { x, y }: { x: number; y: number }): FoundFace | undefined {
  const distanceTo = ({ landmarks }: FoundFace): number => {
    const centre = centreOf(landmarks, FACE_OVAL);
    return Math.hypot(centre.x - x, centre.y - y);
  };
  const [nearest] = faces.toSorted((a, b) => distanceTo(a) - distanceTo(b));
  return nearest && distanceTo(nearest) <= faceHeightOf(nearest.landmarks) ? nearest : undefined;
}
