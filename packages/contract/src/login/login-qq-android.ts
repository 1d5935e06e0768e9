import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with the access token that QQ's library gave an app; it is good for one sign-in. */
export const loginQqAndroid = command({
  name: 'LOGINQQANDROID',
  ...thirdPartySignIn,
});
