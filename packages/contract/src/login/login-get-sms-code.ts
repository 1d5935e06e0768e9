import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { solvedChallenge } from './challenge.ts';
import { codeSent } from './code-sent.ts';
import { deviceMark } from './login-info.ts';
import { phoneFields } from './phone-fields.ts';

/** Sends a verification code to a phone that wants to sign in. */
export const loginGetSmsCode = command({
  name: 'LOGINGETSMSCODE',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    ...phoneFields,
    /** Mark of this device from its last sign-in: strangers' requests do not count against a device of the account. */
    device: z.optional(deviceMark),
    /** After `challengeNeeded`. */
    proof: z.optional(solvedChallenge),
  }),
  response: codeSent,
  errors: [
    ERROR.phoneInvalid,
    ERROR.codeTooOften,
    ERROR.codeShareUsed,
    ERROR.challengeNeeded,
    ERROR.challengeRefused,
    ERROR.networkLimit,
    ERROR.codesUsedUp,
  ],
});
