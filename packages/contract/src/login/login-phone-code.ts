import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { phoneFields } from './phone-fields.ts';
import { commonFields, signedIn, ticket } from './sign-in-fields.ts';

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
    ...commonFields,
    ...phoneFields,
    code: z.string().check(z.regex(/^\d{6}$/)),
    /** Made by the client for this code: the same three once more, after an answer that was lost, are answered with the same login. */
    secret: z.optional(ticket),
  }),
  response: signedIn,
  errors: [
    ERROR.phoneInvalid,
    ERROR.codeWrong,
    ERROR.codeExpired,
    ERROR.codeTooManyTries,
    ERROR.networkLimit,
    ERROR.consentMissing,
    ERROR.configOutOfDate,
    ERROR.phoneResting,
  ],
});
