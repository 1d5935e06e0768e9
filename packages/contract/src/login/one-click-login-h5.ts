import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { oneTapFields } from './one-tap-fields.ts';
import { signedIn } from './sign-in-fields.ts';

/** Signs in with the phone number that the carrier vouches for, on a page: the user has entered its hidden digits. */
export const oneClickLoginH5 = command({
  name: 'ONECLICKLOGINH5',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    ...oneTapFields,
    /** Of carriers that give the page one: passed on as it is. */
    phone: z.optional(z.string().check(z.maxLength(512))),
  }),
  response: signedIn,
  errors: [
    ERROR.consentMissing,
    ERROR.configOutOfDate,
    ERROR.signInNotOffered,
    ERROR.signInRefused,
    ERROR.providerSilent,
    ERROR.phoneResting,
  ],
});
