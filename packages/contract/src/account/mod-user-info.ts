import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { MAX_NICK_CHARACTERS } from './nick-limits.ts';

/** What of the account is changed, by the number that the specification has for it (section 7). */
export const USER_INFO = { nick: 2, icon: 3 } as const;

/** Changes the name, or the portrait: the id of an own kept photo or face, or nothing for none. */
export const modUserInfo = command({
  name: 'MODUSERINFO',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['account', 'square'],
  isLocalised: false,
  request: z.discriminatedUnion('id', [
    z.object({
      id: z.literal(USER_INFO.nick),
      data: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NICK_CHARACTERS)),
    }),
    z.object({ id: z.literal(USER_INFO.icon), data: z.string().check(z.maxLength(64)) }),
  ]),
  response: z.object({}),
  errors: [ERROR.badRequest, ERROR.notFound, ERROR.nameRefused],
});
