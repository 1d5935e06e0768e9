import type { Face, FacePlace, ResultImage } from '@kinora/contract';

/**
 * Where a person is in a photo of a shoot; undefined where that is not known. A photo of theirs that was deleted since tells no more
 * whose it was: then who is nobody else that is known.
 * @param mid who it is; undefined: whoever comes first, on every photo the same one.
 */
export function placeOfPerson(
  { faces = [] }: Pick<ResultImage, 'faces'>,
  mid: string | undefined,
  known: readonly Pick<Face, 'id' | 'mid'>[],
): FacePlace | undefined {
  const whose = (id: string) => known.find((face) => face.id === id)?.mid;
  const found = faces.find(({ id }) => whose(id) === mid) ?? faces.find(({ id }) => whose(id) === undefined);
  return found?.place;
}
