import { SAME_PERSON_MAX_DISTANCE } from './face-distance.ts';

/**
 * What a distance reads as, from one to the next in straight lines: as alike as two photos of one person can be reads 97,
 * the limit of the same person 60, as far as strangers are nothing.
 */
const READINGS: readonly (readonly [distance: number, score: number])[] = [
  [0, 100],
  [0.3, 97],
  [0.45, 85],
  [SAME_PERSON_MAX_DISTANCE, 60],
  [1, 0],
];

/** Likeness from 0 to 100 for a distance of two faces. */
export function likenessScore(distance: number): number {
  let [from] = READINGS;
  for (const to of READINGS.slice(1)) {
    if (from && distance <= to[0])
      return from[1] + ((Math.max(distance, 0) - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
    from = to;
  }
  return 0;
}
