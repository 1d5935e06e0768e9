import type { ResultImage, ShootProgress } from '@kinora/contract';

/** The shapes in which those answers hold them, paged ones included. */
export interface PhotoAnswer {
  readonly photos?: ResultImage[];
  readonly imgs?: ResultImage[];
  readonly shoots?: ShootProgress[];
  readonly pages?: PhotoAnswer[];
  readonly total?: number;
}

/** Takes a photo of a kept answer and gives what shall stand there: itself, a changed one, or nothing. */
export type PhotoChange = (photo: ResultImage) => ResultImage | undefined;

/** An answer with its photos changed. */
export function changeAnswerPhotos<Answer extends PhotoAnswer>(answer: Answer, change: PhotoChange): Answer {
  const changeAll = (photos: ResultImage[]) => photos.flatMap((photo) => change(photo) ?? []);
  return {
    ...answer,
    ...(answer.photos ? { photos: changeAll(answer.photos) } : {}),
    ...(answer.imgs ? { imgs: changeAll(answer.imgs) } : {}),
    ...(answer.shoots ? { shoots: answer.shoots.map((shoot) => ({ ...shoot, photos: changeAll(shoot.photos) })) } : {}),
    ...(answer.pages ? { pages: answer.pages.map((page) => changeAnswerPhotos(page, change)) } : {}),
  };
}

/** All photos that an answer holds. */
export function photosOf(answer: PhotoAnswer): readonly ResultImage[] {
  return [
    ...(answer.photos ?? []),
    ...(answer.imgs ?? []),
    ...(answer.shoots ?? []).flatMap(({ photos }) => photos),
    ...(answer.pages ?? []).flatMap(photosOf),
  ];
}

function addToTotals<Answer extends PhotoAnswer>(answer: Answer, count: number): Answer {
  return {
    ...answer,
    ...(answer.total === undefined ? {} : { total: answer.total + count }),
    ...(answer.pages ? { pages: answer.pages.map((page) => addToTotals(page, count)) } : {}),
  };
}

/** An answer without some photos; its totals follow. */
export function withoutPhotos<Answer extends PhotoAnswer>(answer: Answer, ids: readonly string[]): Answer {
  const leaving = new Set(photosOf(answer).flatMap((photo) => (ids.includes(photo.id) ? photo.id : [])));
  if (leaving.size === 0) return answer;
  return addToTotals(
    changeAnswerPhotos(answer, (photo) => (leaving.has(photo.id) ? undefined : photo)),
    -leaving.size,
  );
}

/** An answer with some photos again that it held before, each behind the one that it stood behind; its totals follow. */
export function withPhotosAgain<Answer extends PhotoAnswer>(
  answer: Answer,
  before: PhotoAnswer,
  ids: readonly string[],
): Answer {
  const order = [...new Map(photosOf(before).map((photo) => [photo.id, photo])).values()];
  let after = answer;
  let count = 0;
  for (const [place, photo] of order.entries()) {
    const present = new Set(photosOf(after).map(({ id }) => id));
    if (!ids.includes(photo.id) || present.has(photo.id)) continue;
    const ahead = order.slice(0, place).reverse();
    after = insertPhoto(
      after,
      photo,
      ahead.flatMap(({ id }) => (present.has(id) ? id : [])),
    );
    count += 1;
  }
  return addToTotals(after, count);
}

/** @param ahead ids of the photos that are before it, the nearest first */
function insertPhoto<Answer extends PhotoAnswer>(answer: Answer, photo: ResultImage, ahead: readonly string[]): Answer {
  let isPlaced = false;
  const insert = (photos: ResultImage[], behindId: string | undefined): ResultImage[] => {
    const behind = photos.findIndex(({ id }) => id === behindId);
    if (isPlaced || (behindId !== undefined && behind < 0)) return photos;
    isPlaced = true;
    return [...photos.slice(0, behind + 1), photo, ...photos.slice(behind + 1)];
  };
  const insertIntoShoot = (shoot: ShootProgress): ShootProgress => {
    if (shoot.id !== photo.group) return shoot;
    const behindId = ahead.find((id) => shoot.photos.some((other) => other.id === id));
    return { ...shoot, photos: insert(shoot.photos, behindId) };
  };
  const insertInto = <Part extends PhotoAnswer>(part: Part): Part => ({
    ...part,
    ...(part.photos ? { photos: insert(part.photos, ahead[0]) } : {}),
    ...(part.imgs ? { imgs: insert(part.imgs, ahead[0]) } : {}),
    ...(part.shoots ? { shoots: part.shoots.map(insertIntoShoot) } : {}),
    ...(part.pages ? { pages: part.pages.map(insertInto) } : {}),
  });
  return insertInto(answer);
}
