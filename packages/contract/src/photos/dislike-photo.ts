import * as z from 'zod/mini';
import { command } from '../command.ts';
import { resultImage } from '../entities/result-image.ts';
import { ERROR } from '../errors.ts';

/**
 * Marks photos: `keep` puts them into the album and `unkeep` takes them out; `dislike` (only at status 100 or below) and
 * `undislike`; `delete` hides at once and erases after {@link DELETE_UNDO_S}, until then `restore` brings back.
 * With `of: 'faces'`, ids are faces and only `delete` and `restore` hold. All or nothing.
 */
export const dislikePhoto = command({
  name: 'DISLIKEPHOTO',
  area: 'photos',
  access: 'user',
  transport: 'post',
  request: z.object({
    of: z.enum(['photos', 'faces']),
    ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
    mark: z.enum(['keep', 'unkeep', 'dislike', 'undislike', 'delete', 'restore']),
  }),
  response: z.object({ imgs: z.array(resultImage) }),
  errors: [ERROR.notFound, ERROR.photoNotMarkable],
});

/** Seconds for which a deletion can be undone. */
export const DELETE_UNDO_S = 600;
