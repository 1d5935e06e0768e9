import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in through Apple in a browser. */
export const loginApple = command({
  name: 'LOGINAPPLE',
  ...thirdPartySignIn,
});
