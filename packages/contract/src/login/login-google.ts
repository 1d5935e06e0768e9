import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with the ID token that Google's library gave an app for the nonce of its attempt. */
export const loginGoogle = command({
  name: 'LOGINGOOGLE',
  ...thirdPartySignIn,
});
