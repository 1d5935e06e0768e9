/** Two faces up to this far apart are the same person: 97 % right over 666 pairs of photos (face-api's recognition net). */
export const SAME_PERSON_MAX_DISTANCE = 0.61;
/**
 * A finished portrait further than this from its photo is not shown: a little stricter than for photos, since the person
 * sees both side by side. Good portraits measured 0.28 to 0.53.
 */
export const LIKENESS_MAX_DISTANCE = 0.6;

/** Two faces further apart than this are of two people beyond doubt. */
export const TWO_PEOPLE_MIN_DISTANCE = 0.7;

/**
 * Euclidean distance of two face embeddings: 0 the same picture, about 0.3 to 0.5 two photos of one person, 0.7 to 1 two people.
 * @throws RangeError when the embeddings are of different nets.
 */
export function faceDistance(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length)
    throw new RangeError(`embeddings of ${a.length} and ${b.length} numbers cannot be compared`);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** Whether a face so far from a person's photo is clearly somebody else's. */
export const isOtherPerson = (distance: number): boolean => distance >= TWO_PEOPLE_MIN_DISTANCE;

/** Two photos up to this far apart are taken for one person's where nobody looks: at 0.6 the faces of 3.5 % of others pass (`npm run bench -- matching`). */
const CERTAINLY_SAME_MAX_DISTANCE = 0.5;

/** Whether two faces so far apart are the same person's as far as this net can tell: it says no rather than yes. */
export const isSamePersonForCertain = (distance: number): boolean => distance <= CERTAINLY_SAME_MAX_DISTANCE;
