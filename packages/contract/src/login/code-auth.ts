import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { CODE_TYPE, OWN_PHONE_CODES } from './code-types.ts';
import { deviceMark } from './login-info.ts';
import { phoneFields } from './phone-fields.ts';
import { ticket } from './sign-in-fields.ts';

const entered = { code: z.string().check(z.regex(/^\d{6}$/)), device: z.optional(deviceMark), secret: ticket };

/**
 * Proves with a verification code that a phone can be reached, without signing in: `sn` says so once, within ten minutes, to the
 * command that the code is for, from whoever has the `secret`.
 */
export const codeAuth = command({
  name: 'CODEAUTH',
  access: 'guest',
  transport: 'post',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.discriminatedUnion('type', [
    z.object({ ...entered, ...phoneFields, type: z.literal(CODE_TYPE.login) }),
    z.object({ ...entered, ...phoneFields, type: z.literal(CODE_TYPE.changePhone) }),
    /** The phone is that of the account. */
    z.object({ ...entered, type: z.literal(OWN_PHONE_CODES) }),
  ]),
  response: z.object({ sn: ticket }),
  errors: [
    ERROR.phoneInvalid,
    ERROR.codeWrong,
    ERROR.codeExpired,
    ERROR.codeTooManyTries,
    ERROR.networkLimit,
    ERROR.notAllowed,
  ],
});
