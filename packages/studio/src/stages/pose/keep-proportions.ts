import { smoothstep } from '../../pixels/interpolate.ts';
import type { Figure } from '../figure/figure-of-plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import type { Pose } from './pose.ts';
import { PoseShift } from './pose-shift.ts';
import { createProbe, SHIFT_X, SHIFT_Y } from './shift.ts';

/** Points of the skull: smiles and closed lips move none of them. */
const BONES = [
  ...[LANDMARK.forehead, LANDMARK.chin, LANDMARK.leftEar, LANDMARK.rightEar],
  ...[LANDMARK.leftEyeOuter, LANDMARK.leftEyeInner, LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner],
  ...[LANDMARK.noseTip, LANDMARK.leftCheek, LANDMARK.rightCheek],
];
/** Points nearer than this share of the face's height say nothing of proportions. */
const NEAREST_FACES = 0.1;
/** Faces of these shares of the frame's height, and how far their proportions may change at most: seen close, a warp is a distortion. */
const FAR_TO_CLOSE = [0.36, 0.5] as const;
const MOST_FAR = 0.08;
export const MOST_CLOSE = 0.035;

/** A pose whose turn and nod change the face's proportions no more than its size in the frame bears. */
export function keepProportions(figure: Figure, pose: Required<Pose>, share: number): Required<Pose> {
  const changed = changeOfProportions(figure, pose);
  const most = MOST_FAR + (MOST_CLOSE - MOST_FAR) * smoothstep(...FAR_TO_CLOSE, share);
  if (changed <= most) return pose;
  const part = most / changed;
  return { ...pose, yaw: pose.yaw * part, pitch: pose.pitch * part };
}

/** By how much a pose's turn and nod change the distances between points of the skull, their common scale left out: 0.03 is 3 %, root mean square. */
export function changeOfProportions(figure: Figure, { yaw, pitch }: Pick<Required<Pose>, 'yaw' | 'pitch'>): number {
  if (yaw === 0 && pitch === 0) return 0;
  const none = { roll: 0, turn: 0, lean: 0, drop: 0, smile: 0, brow: 0, close: 0, build: 0 };
  const shift = new PoseShift(figure, { ...none, yaw, pitch });
  const points = BONES.map((index) => {
    const { x, y } = pointAt(figure.plate.landmarks, index);
    const probe = createProbe(x, y);
    shift.move(probe);
    return { x, y, toX: x + (probe[SHIFT_X] ?? 0), toY: y + (probe[SHIFT_Y] ?? 0) };
  });
  const changes = points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => {
      const before = Math.hypot(a.x - b.x, a.y - b.y);
      const after = Math.hypot(a.toX - b.toX, a.toY - b.toY);
      return before < NEAREST_FACES * figure.measures.faceHeightPx ? [] : [Math.log(Math.max(1, after) / before)];
    }),
  );
  const mean = changes.reduce((sum, value) => sum + value, 0) / changes.length;
  return Math.sqrt(changes.reduce((sum, value) => sum + (value - mean) ** 2, 0) / changes.length);
}
