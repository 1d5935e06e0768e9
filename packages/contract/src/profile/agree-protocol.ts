import * as z from 'zod/mini';
import { command } from '../command.ts';
import { ERROR } from '../errors.ts';

/** Puts a consent on record: to the service agreement, or to the use of one's face. Withdrawing the latter deletes the faces. */
export const agreeProtocol = command({
  name: 'AGREEPROTOCOL',
  area: 'profile',
  access: 'user',
  transport: 'post',
  request: z.object({
    kind: z.enum(['service', 'face']),
    version: z.string().check(z.minLength(1), z.maxLength(32)),
    /** False withdraws; only the consent to the use of the face can be withdrawn here. */
    agree: z.boolean(),
  }),
  response: z.object({}),
  errors: [ERROR.badRequest],
});
