import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in through Facebook in a browser. */
export const loginFbH5 = command({
  name: 'LOGINFBH5',
  ...thirdPartySignIn,
});
