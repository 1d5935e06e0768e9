import { distanceBetween, type Landmarks, pointAt } from '../models/face-landmarks.ts';

export interface Pose {
  /** Degrees. yaw > 0 looks to the picture's right, pitch > 0 down, roll > 0 is tilted clockwise. */
  yaw: number;
  pitch: number;
  roll: number;
}

/** Pitch that the line from forehead to chin shows on a level head (three portraits measured -1, 3 and 10). */
const LEVEL_PITCH = 3;

const DEGREES = 180 / Math.PI;

/** The head's turn, from landmarks whose depth is anatomical (see `scaleDepth`). */
export function measurePose(landmarks: Landmarks): Pose {
  const [left, right] = [pointAt(landmarks, 234), pointAt(landmarks, 454)];
  const [forehead, chin] = [pointAt(landmarks, 10), pointAt(landmarks, 152)];
  const [outerLeft, outerRight] = [pointAt(landmarks, 33), pointAt(landmarks, 263)];
  const width = Math.hypot(right.x - left.x, right.y - left.y);
  const height = Math.hypot(chin.x - forehead.x, chin.y - forehead.y);
  return {
    yaw: Math.atan2(right.z - left.z, width) * DEGREES,
    pitch: Math.atan2(chin.z - forehead.z, height) * DEGREES - LEVEL_PITCH,
    roll: Math.atan2(outerRight.y - outerLeft.y, outerRight.x - outerLeft.x) * DEGREES,
  };
}

/** Beyond this all portraits look to the same side. Heads that face the camera measured up to 8, one that looks well past it 31. */
const TURNED_FAR_DEGREES = 30;

export const isTurnedFar = ({ yaw }: Pose): boolean => Math.abs(yaw) > TURNED_FAR_DEGREES;

/** Beyond this one eye is hidden or squeezed: no portrait of the photo is like the person. */
const TURNED_AWAY_DEGREES = 48;

export const isTurnedAway = ({ yaw }: Pose): boolean => Math.abs(yaw) > TURNED_AWAY_DEGREES;

/** Beyond this the photo is not upright: heads lean by up to 45 degrees, a photo that lies on its side shows 90. */
const LYING_DEGREES = 62;

export const isLying = ({ roll }: Pose): boolean => Math.abs(roll) > LYING_DEGREES;

/** Eye openness: mean height of the lids' gap over its width (eye aspect ratio). Closed 0.06 to 0.12, open from 0.19. */
export function measureEyeOpenness(landmarks: Landmarks): number {
  const ratio = (outer: number, inner: number, lids: readonly (readonly [number, number])[]): number => {
    const gaps = lids.reduce((sum, [upper, lower]) => sum + distanceBetween(landmarks, upper, lower), 0);
    return gaps / lids.length / distanceBetween(landmarks, outer, inner);
  };
  const left = ratio(33, 133, [
    [160, 144],
    [158, 153],
  ]);
  const right = ratio(362, 263, [
    [385, 380],
    [387, 373],
  ]);
  return (left + right) / 2;
}
