import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { FACE_GONE } from '../faces/face-gone.ts';

const request = z.object({
  kind: z.enum(['service', 'face', 'square']),
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  /** False withdraws; the consent to the service agreement cannot be withdrawn here. */
  agree: z.boolean(),
});

/**
 * Puts a consent on record: to the service agreement, to the use of one's face, or to being
 * shown in the square. Withdrawing the second deletes the faces, the third takes every photo of the user out of the square. */
export const agreeProtocol = command({
  name: 'AGREEPROTOCOL',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ({ kind, agree }: z.infer<typeof request>) => {
    if (kind === 'service' || agree) return ['account'];
    return kind === 'face' ? ['account', ...FACE_GONE] : ['account', 'square', 'album'];
  },
  isLocalised: false,
  request,
  response: z.object({}),
  errors: [ERROR.badRequest, ERROR.configOutOfDate],
});
