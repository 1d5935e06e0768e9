import type { ResultImage } from '@kinora/contract';
import { changeAnswerPhotos, type PhotoAnswer, type PhotoChange, photosOf } from './answer-photos';
import { queryClient } from './query-client';

/** The commands whose answers hold photos. */
export const PHOTO_COMMANDS = ['QUERYPHOTOES', 'RECENTPHOTOES', 'QUERYIMGS', 'QUEUERESULT'] as const;

/** Changes photos wherever kept answers hold them, without asking the server. */
export function changePhotos(change: PhotoChange): void {
  for (const name of PHOTO_COMMANDS) {
    queryClient.setQueriesData<PhotoAnswer>(
      { queryKey: [name] },
      (answer) => answer && changeAnswerPhotos(answer, change),
    );
  }
}

/** Photos that some kept answer holds, in the order of the ids: to be shown until they were asked for by themselves. */
export function knownPhotos(ids: readonly string[]): readonly ResultImage[] {
  const known = new Map<string, ResultImage>();
  for (const name of PHOTO_COMMANDS) {
    for (const [, answer] of queryClient.getQueriesData<PhotoAnswer>({ queryKey: [name] })) {
      for (const photo of answer ? photosOf(answer) : []) known.set(photo.id, photo);
    }
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
