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
