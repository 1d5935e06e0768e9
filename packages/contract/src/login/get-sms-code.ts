import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { solvedChallenge } from './challenge.ts';
import { codeSent } from './code-sent.ts';
import { CODE_TYPE, OWN_PHONE_CODES } from './code-types.ts';
import { phoneFields } from './phone-fields.ts';

/** `proof` after `challengeNeeded`. */
const asked = { proof: z.optional(solvedChallenge) };

/** Sends a verification code that a user needs: to the phone of the account, or to the one that shall take its place. */
export const getSmsCode = command({
  name: 'GETSMSCODE',
  access: 'user',
  transport: 'post',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.discriminatedUnion('type', [
    z.object({ ...phoneFields, ...asked, type: z.literal(CODE_TYPE.changePhone) }),
    z.object({ ...asked, type: z.literal(OWN_PHONE_CODES) }),
  ]),
  response: codeSent,
  errors: [
    ERROR.phoneInvalid,
    ERROR.phoneUnchanged,
    ERROR.notAllowed,
    ERROR.codeTooOften,
    ERROR.codeShareUsed,
    ERROR.challengeNeeded,
    ERROR.challengeRefused,
    ERROR.networkLimit,
    ERROR.codesUsedUp,
  ],
});
