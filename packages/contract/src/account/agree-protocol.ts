import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { FACE_GONE } from '../faces/face-gone.ts';

const request = z.object({
  kind: z.enum(['service', 'face']),
  version: z.string().check(z.minLength(1), z.maxLength(32)),
  /** False withdraws; only the consent to the use of the face can be withdrawn here. */
  agree: z.boolean(),
});

/** Puts a consent on record: to the service agreement, or to the use of one's face. Withdrawing the latter deletes the faces. */
export const agreeProtocol = command({
  name: 'AGREEPROTOCOL',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ({ kind, agree }: z.infer<typeof request>) =>
    kind === 'face' && !agree ? ['account', ...FACE_GONE] : ['account'],
  isLocalised: false,
  request,
  response: z.object({}),
  errors: [ERROR.badRequest, ERROR.configOutOfDate],
});
