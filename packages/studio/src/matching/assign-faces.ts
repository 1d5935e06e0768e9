/**
 * Gives each person a face of their own so that the worst distance is the least. A person whom no face is left for gets an infinite one.
 * @param distances a row a person, a column a face.
 */
export function assignFaces(distances: readonly (readonly number[])[]): number[] {
  const [row, ...others] = distances;
  if (!row) return [];
  const choices = row.map((distance, face) => [
    distance,
    ...assignFaces(others.map((other) => other.filter((_, index) => index !== face))),
  ]);
  // Without a face for this person the others choose among all: that is right only where there are fewer faces than people.
  if (row.length < distances.length) choices.push([Number.POSITIVE_INFINITY, ...assignFaces(others)]);
  return choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
}

function isBetter(choice: readonly number[], best: readonly number[]): boolean {
  const missing = (list: readonly number[]): number => list.filter((distance) => !Number.isFinite(distance)).length;
  if (missing(choice) !== missing(best)) return missing(choice) < missing(best);
  return Math.max(...choice.filter(Number.isFinite)) < Math.max(...best.filter(Number.isFinite));
}
