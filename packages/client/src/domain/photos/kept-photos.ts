import type { HoldersOf, ResultImage } from '@kinora/contract';
import { queryClient } from '../../api/query-client';
import { changeAnswerPhotos, type PhotoAnswer, type PhotoChange, photosOf } from './answer-photos';

/** The commands whose answers hold photos: one that is declared so and is missing here does not compile. */
const HOLDERS: Readonly<Record<HoldersOf<'photos'>, true>> = {
  QUERYPHOTOES: true,
  RECENTPHOTOES: true,
  QUERYIMGS: true,
  QUEUERESULT: true,
};
const PHOTO_COMMANDS = Object.keys(HOLDERS);

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
