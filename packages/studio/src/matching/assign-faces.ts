/** Which face is a person's, by its column, and how far it is from them; of a person whom no face is left for only an infinite distance. */
export interface AssignedFace {
  face?: number;
  distance: number;
}

/**
 * Gives each person a face of their own so that the worst distance is the least.
 * @param distances a row a person, a column a face.
 */
export function assignFaces(distances: readonly (readonly number[])[]): AssignedFace[] {
  return assignAmong(
    distances,
    (distances[0] ?? []).map((_, face) => face),
  );
}

/** @param left the faces that nobody has yet. */
function assignAmong(distances: readonly (readonly number[])[], left: readonly number[]): AssignedFace[] {
  const [row, ...others] = distances;
  if (!row) return [];
  const choices = left.map((face) => [
    { face, distance: row[face] ?? Number.POSITIVE_INFINITY },
    ...assignAmong(
      others,
      left.filter((other) => other !== face),
    ),
  ]);
  // Without a face for this person the others choose among all: that is right only where there are fewer faces than people.
  if (left.length < distances.length) {
    choices.push([{ distance: Number.POSITIVE_INFINITY }, ...assignAmong(others, left)]);
  }
  return choices.reduce((best, choice) => (isBetter(choice, best) ? choice : best));
}

function isBetter(choice: readonly AssignedFace[], best: readonly AssignedFace[]): boolean {
  const reached = (list: readonly AssignedFace[]) => list.map(({ distance }) => distance).filter(Number.isFinite);
  const [ours, theirs] = [reached(choice), reached(best)];
  if (ours.length !== theirs.length) return ours.length > theirs.length;
  return Math.max(...ours) < Math.max(...theirs);
}
