import * as z from 'zod/mini';
import { MAX_NICK_CHARACTERS } from '../account/nick-limits.ts';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { commonFields, signedIn, ticket } from './sign-in-fields.ts';

/** Signs in as whoever carries this device; makes the account at the first sign-in. */
export const loginDev = command({
  name: 'LOGINDEV',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    ...commonFields,
    /** Made by the device from 256 random bits, kept by it alone: whoever knows it is the account. */
    devid: ticket,
    /** How a new account is called; a name of ours where none is given. */
    nick: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NICK_CHARACTERS))),
  }),
  response: signedIn,
  errors: [
    ERROR.consentMissing,
    ERROR.configOutOfDate,
    ERROR.signInNotOffered,
    ERROR.nameRefused,
    ERROR.nameIsContact,
    ERROR.phoneNeeded,
    ERROR.deviceElsewhere,
  ],
});
