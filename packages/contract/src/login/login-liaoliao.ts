import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with the token that the sister app gave the page within it. */
export const loginLiaoliao = command({
  name: 'LOGINLIAOLIAO',
  ...thirdPartySignIn,
});
