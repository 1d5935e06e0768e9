import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in through QQ in a browser. */
export const loginQqH5 = command({
  name: 'LOGINQQH5',
  ...thirdPartySignIn,
});
