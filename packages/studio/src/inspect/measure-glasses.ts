import { faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import type { Photo } from '../pixels/photo.ts';
import { lumaAt } from './sample-skin.ts';

/** What counts as a bar across the bridge, a rim under both eyes, and a rim under one, in shares of the local luma. */
const BRIDGE_BAR = 0.065;
const BOTH_RIMS = 0.075;
const ONE_RIM = 0.13;
/**
 * From this score on glasses are worn. 24 bare faces measured 0.07 to 0.69. Drawn on them: thick frames over 4.7, thin dark
 * ones over 2.7, clear ones over 1.6, sunglasses over 1.3; thin gold ones 0.35 to 3.7, of which two fifths are missed.
 */
export const GLASSES_SCORE = 0.9;

/** How much a frame shows: 1 and more where a bar crosses the nose's bridge or a rim runs under the eyes. */
export function scoreGlasses(photo: Photo, landmarks: Landmarks): number {
  const height = faceHeightOf(landmarks);
  const [outerLeft, outerRight] = [pointAt(landmarks, 33), pointAt(landmarks, 263)];
  const angle = Math.atan2(outerRight.y - outerLeft.y, outerRight.x - outerLeft.x);
  const profile = (
    from: number,
    to: number,
    startShare: number,
    endShare: number,
    spanShare: number,
    steps: number,
  ) => {
    const [a, b] = [pointAt(landmarks, from), pointAt(landmarks, to)];
    const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const range = { start: startShare * height, end: endShare * height, span: spanShare * height, steps };
    return profileAcross(photo, centre, angle, range);
  };
  const bridge = findBar(profile(133, 362, -0.1, 0.1, 0.03, 49), 5);
  const left = findBar(profile(33, 133, 0.06, 0.2, 0.05, 41), 4);
  const right = findBar(profile(362, 263, 0.06, 0.2, 0.05, 41), 4);
  return Math.max(bridge / BRIDGE_BAR, Math.min(left, right) / BOTH_RIMS, Math.max(left, right) / ONE_RIM);
}

/** Luma along the face's own vertical, each value the mean of seven places side by side. */
function profileAcross(
  photo: Photo,
  centre: { x: number; y: number },
  angle: number,
  range: { start: number; end: number; span: number; steps: number },
): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Array.from({ length: range.steps }, (_, step) => {
    const down = range.start + ((range.end - range.start) * step) / (range.steps - 1);
    let sum = 0;
    for (let j = -3; j <= 3; j++) {
      const along = (j / 3) * range.span;
      sum += lumaAt(photo, centre.x + cos * along - sin * down, centre.y + sin * along + cos * down);
    }
    return sum / 7;
  });
}

/** The strongest thin bar in a profile: darker, or lighter, than what lies `reach` steps to both of its sides. */
export function findBar(profile: readonly number[], reach: number): number {
  const pair = (i: number, j: number): number => ((profile[i] ?? 0) + (profile[j] ?? 0)) / 2;
  const mean = profile.reduce((sum, luma) => sum + luma, 0) / profile.length;
  let best = 0;
  for (let i = reach + 1; i < profile.length - reach - 1; i++) {
    const centre = ((profile[i - 1] ?? 0) + (profile[i] ?? 0) + (profile[i + 1] ?? 0)) / 3;
    const before = centre - pair(i - reach - 1, i - reach);
    const after = centre - pair(i + reach, i + reach + 1);
    if (before * after > 0) best = Math.max(best, Math.min(Math.abs(before), Math.abs(after)));
  }
  return best / (mean + 20);
}
