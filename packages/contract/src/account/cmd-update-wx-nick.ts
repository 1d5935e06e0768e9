import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { MAX_NICK_CHARACTERS } from './nick-limits.ts';

/** Takes the name that the user has in WeChat, as they gave it in its own field: it is judged like any other. */
export const cmdUpdateWxNick = command({
  name: 'CMD_UPDATEWXNICK',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['account', 'square'],
  isLocalised: false,
  request: z.object({ nick: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NICK_CHARACTERS)) }),
  /** The name as it is shown from now on. */
  response: z.object({ nick: z.string() }),
  errors: [ERROR.nameRefused, ERROR.nameIsContact],
});
