import { LIKENESS_MAX_DISTANCE, TWO_PEOPLE_MIN_DISTANCE } from './face-distance.ts';

/** How much nearer a face must be to its own photo than to the other person's, when the two look nothing alike. */
const FULL_MARGIN = 0.1;
/** Photos nearer to each other than this (twins, one person twice) cannot be told apart: no order is asked of them. */
const TOO_ALIKE = 0.45;

/**
 * Whether every person of a picture came out as themselves: near enough to their own photo, and nearer to it than to the
 * others' by a margin, so that a swapped face or a mixture of two is refused.
 * @param faces of each person of the picture, the distances to every photo, in the photos' order.
 * @param photos distances between the photos themselves.
 */
export function areThemselves(faces: readonly (readonly number[])[], photos: readonly (readonly number[])[]): boolean {
  return faces.every((distances, own) => {
    const distance = distances[own] ?? Number.POSITIVE_INFINITY;
    if (!(distance <= LIKENESS_MAX_DISTANCE)) return false;
    return distances.every((toOther, other) => {
      const apart = photos[own]?.[other] ?? 0;
      return other === own || apart < TOO_ALIKE || toOther - distance >= marginFor(apart);
    });
  });
}

/** Relatives look alike: the less two photos differ, the smaller the margin that a face can keep; clearly two keep the whole. */
function marginFor(apart: number): number {
  return FULL_MARGIN * Math.min(1, (apart - TOO_ALIKE) / (TWO_PEOPLE_MIN_DISTANCE - TOO_ALIKE));
}
