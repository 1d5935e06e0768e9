import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { FACE_GONE } from '../faces/face-gone.ts';
import type { Subject } from '../subjects.ts';
import { resultImage } from './result-image.ts';

const request = z.object({
  of: z.enum(['photos', 'faces']),
  ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
  mark: z.enum(['keep', 'unkeep', 'dislike', 'undislike', 'delete', 'restore']),
});

/** Besides the photos of the answer. What is no longer kept does not stand in the square. */
const CHANGED_BY: Readonly<Record<z.infer<typeof request>['mark'], readonly Subject[]>> = {
  keep: ['album', 'square'],
  unkeep: ['album', 'square'],
  dislike: ['square'],
  undislike: [],
  delete: ['photos', 'album', 'square'],
  restore: ['photos', 'album', 'square'],
};

/**
 * Marks photos: `keep` puts them into the album and `unkeep` takes them out; `dislike` (only at status 100 or below) and
 * `undislike`; `delete` hides at once and erases after {@link DELETE_UNDO_S}, until then `restore` brings back. What stood in
 * the square is there again when it is restored, or kept again, within that time.
 * With `of: 'faces'`, ids are faces and only `delete` and `restore` hold. All or nothing.
 */
export const dislikePhoto = command({
  name: 'DISLIKEPHOTO',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ({ of, mark }: z.infer<typeof request>) => (of === 'faces' ? ['account', ...FACE_GONE] : CHANGED_BY[mark]),
  isLocalised: true,
  request,
  response: z.object({ imgs: z.array(resultImage) }),
  errors: [ERROR.notFound, ERROR.photoNotMarkable, ERROR.photosFull, ERROR.photoCosts],
});

/** Seconds for which a deletion, or taking a photo out of the album, can be undone with all that hung on it. */
export const DELETE_UNDO_S = 600;
