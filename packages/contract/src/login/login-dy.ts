import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with what `tt.login` gave a mini-program of Douyin. */
export const loginDy = command({
  name: 'LOGINDY',
  ...thirdPartySignIn,
});
