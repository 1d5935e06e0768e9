import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with what `wx.login` gave a mini-program, or the chat host an app. */
export const loginWx = command({
  name: 'LOGINWX',
  ...thirdPartySignIn,
});
