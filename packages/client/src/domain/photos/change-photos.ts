import type { HoldersOf, ResultImage } from '@kinora/contract';
import { queryClient } from '../../api/query-client';
import {
  changeAnswerPhotos,
  type PhotoAnswer,
  type PhotoChange,
  photosOf,
  withoutPhotos,
  withPhotosAgain,
} from './answer-photos';

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

interface Held {
  readonly key: readonly unknown[];
  readonly answer: PhotoAnswer;
}

const heldAnswers = (): readonly Held[] =>
  PHOTO_COMMANDS.flatMap((name) =>
    queryClient
      .getQueriesData<PhotoAnswer>({ queryKey: [name] })
      .flatMap(([key, answer]) => (answer ? { key, answer } : [])),
  );

/** An answer that is under way was given before what is done now: it would undo it on the screen. */
function dropAnswersUnderWay(): void {
  for (const { key } of heldAnswers()) void queryClient.cancelQueries({ queryKey: key, exact: true });
}

/** Takes photos out of every kept answer. Call what it gives to put them, or some of them, back where they stood. */
export function takeOutPhotos(ids: readonly string[]): (ids: readonly string[]) => void {
  dropAnswersUnderWay();
  const before = heldAnswers();
  for (const { key, answer } of before) queryClient.setQueryData(key, withoutPhotos(answer, ids));
  return (returning) => {
    dropAnswersUnderWay();
    for (const { key, answer } of before) {
      queryClient.setQueryData<PhotoAnswer>(key, (now) => now && withPhotosAgain(now, answer, returning));
    }
  };
}
