import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { FACE_GONE } from '../faces/face-gone.ts';

/**
 * Removes a person with all their photos; for as long as a deleted face can be restored, `restore` brings back what went
 * with them. What is known of a member is erased with the last of their photos.
 */
export const delFamily = command({
  name: 'DELFAMILY',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['account', ...FACE_GONE],
  isLocalised: false,
  request: z.object({
    /** Of a member, or the user's own uid. */
    mid: z.string().check(z.maxLength(64)),
    mark: z.enum(['delete', 'restore']),
  }),
  response: z.object({}),
  errors: [ERROR.notFound, ERROR.photosFull],
});
