import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { ticket } from './sign-in-fields.ts';

/** Learns from the chat app the phone number of whoever agreed to tell it, by the code of a mini-program; `sn` proves it like CODEAUTH's. */
export const getPhoneNum = command({
  name: 'GETPHONENUM',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(512)), secret: ticket }),
  response: z.object({
    sn: ticket,
    area: z.string(),
    /** With its middle digits hidden. */
    phone: z.string(),
  }),
  errors: [ERROR.signInNotOffered, ERROR.signInRefused, ERROR.providerSilent, ERROR.phoneInvalid],
});
