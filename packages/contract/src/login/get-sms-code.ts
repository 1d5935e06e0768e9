import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { solvedChallenge } from './challenge.ts';
import { deviceMark } from './login-info.ts';

/** Sends a verification code to a phone that wants to sign in. */
export const getSmsCode = command({
  name: 'LOGINGETSMSCODE',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    phone: z.string().check(z.trim(), z.minLength(4), z.maxLength(20)),
    /** International area code with its plus sign. */
    area: z.string().check(z.regex(/^\+\d{1,4}$/)),
    /** Mark of this device from its last sign-in: strangers' requests do not count against a device of the account. */
    device: z.optional(deviceMark),
    /** After `challengeNeeded`. */
    proof: z.optional(solvedChallenge),
  }),
  response: z.object({
    /** Seconds until another code may be asked for. */
    resend_s: z.number(),
    /** Seconds for which the code holds. */
    expire_s: z.number(),
  }),
  errors: [ERROR.phoneInvalid, ERROR.codeTooOften, ERROR.challengeNeeded, ERROR.challengeRefused],
});
