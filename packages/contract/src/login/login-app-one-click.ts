import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { oneTapFields } from './one-tap-fields.ts';
import { signedIn } from './sign-in-fields.ts';

/** Signs in with the phone number that the carrier tells for the card in an app's telephone. */
export const loginAppOneClick = command({
  name: 'LOGINAPPONECLICK',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object(oneTapFields),
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
