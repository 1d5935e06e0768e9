import type { Face, ResultImage } from '@kinora/contract';

/** Whether a photo shows nobody but the user, by photos of theirs that are still in the studio: such a one alone is shown to everybody. */
export function showsOnlyMe({ faces = [] }: Pick<ResultImage, 'faces'>, known: readonly Face[]): boolean {
  return faces.length > 0 && faces.every(({ id }) => known.find((face) => face.id === id)?.relation === 'me');
}
