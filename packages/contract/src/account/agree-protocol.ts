import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { FACE_GONE } from '../faces/face-gone.ts';
import type { Subject } from '../subjects.ts';
import { PURPOSES } from './purposes.ts';

const request = z.object({
  kind: z.enum(['service', 'face', 'square', ...PURPOSES]),
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  /** False withdraws, and of a purpose puts on record that it was refused; the consent to the service agreement cannot be withdrawn here. */
  agree: z.boolean(),
  /** For which of the user's people, of a purpose alone; absent: for themselves. */
  mid: z.optional(z.string().check(z.maxLength(64))),
});

const WITHDRAWN: Readonly<Record<z.infer<typeof request>['kind'], readonly Subject[]>> = {
  service: ['account'],
  face: ['account', ...FACE_GONE],
  square: ['account', 'square', 'album'],
  covers: ['account', 'gallery'],
  outside: ['account'],
};

/**
 * Puts a consent on record: to the service agreement, to the use of one's face, to being shown in the square, or to a purpose, which each
 * person answers on their own. Withdrawing the second deletes the faces, the third takes every photo of the user out of the square, `covers`
 * erases the covers that show the person, and after `outside` no picture of them leaves the machine.
 */
export const agreeProtocol = command({
  name: 'AGREEPROTOCOL',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ({ kind, agree }: z.infer<typeof request>) => (agree ? ['account'] : WITHDRAWN[kind]),
  isLocalised: false,
  request,
  response: z.object({}),
  errors: [ERROR.badRequest, ERROR.configOutOfDate, ERROR.notFound],
});
