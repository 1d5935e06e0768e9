import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with the access token that Facebook's library gave an app; it is good for one sign-in. */
export const loginFb = command({
  name: 'LOGINFB',
  ...thirdPartySignIn,
});
