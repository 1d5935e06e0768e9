import { faceHeightOf, type Landmarks } from '../models/face-landmarks.ts';
import type { Photo } from '../pixels/photo.ts';
import { toneAt } from './sample-skin.ts';

/** Places of cheeks, jaw and forehead at the picture's left, and those that mirror them. */
const PAIRS: readonly (readonly [number, number])[] = [
  [50, 280],
  [117, 346],
  [101, 330],
  [205, 425],
  [104, 333],
  [69, 299],
  [207, 427],
  [187, 411],
];
/**
 * From here on one half of the face lies in a hard shadow. Six portraits in even light measured 0 to 0.21; with one half at a quarter of its light 0.40 to 0.79,
 * at a seventh 0.65 and more: the shadow side of a face in the open sun gets less.
 */
export const ONE_SIDED_SHADE = 0.45;
/** Keeps what is nearly black from counting without end. */
const FLOOR = 5;

/** How much darker one half of the face is: the median over the pairs of the logarithm of their ratio. */
export function measureShade(photo: Photo, landmarks: Landmarks): number {
  const heightPx = faceHeightOf(landmarks);
  const lightness = (index: number) => toneAt(photo, landmarks, [index], heightPx).lightness + FLOOR;
  const steps = PAIRS.map(([left, right]) => Math.log(lightness(left) / lightness(right))).sort((a, b) => a - b);
  const middle = steps.length >> 1;
  return Math.abs(((steps[middle - 1] ?? 0) + (steps[middle] ?? 0)) / 2);
}
