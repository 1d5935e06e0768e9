import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { deviceMark, loginInfo } from './login-info.ts';

/** Signs in with a phone number and its verification code; makes the account at the first sign-in. */
export const loginPhoneCode = command({
  name: 'LOGINPHONECODE',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    phone: z.string().check(z.trim(), z.minLength(4), z.maxLength(20)),
    area: z.string().check(z.regex(/^\+\d{1,4}$/)),
    code: z.string().check(z.regex(/^\d{6}$/)),
    /** Mark of this device from its last sign-in. */
    device: z.optional(deviceMark),
    /** Version of the service agreement and privacy policy that the user ticked; empty when not ticked. */
    agreed: z.string().check(z.maxLength(32)),
    /** Where the user came from (channel and its argument). */
    QuDaoId: z.optional(z.string().check(z.maxLength(64))),
    QuDaoArg: z.optional(z.string().check(z.maxLength(256))),
  }),
  response: z.extend(loginInfo, {
    /** The account was made by this sign-in. */
    created: z.boolean(),
    /** To be kept on this device, beyond the login, for its next sign-in. */
    device: deviceMark,
  }),
  errors: [ERROR.phoneInvalid, ERROR.codeWrong, ERROR.codeExpired, ERROR.codeTooManyTries, ERROR.consentMissing],
});
