import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in through the chat app: on a page within it, or by a code on a wide screen that the telephone scans. */
export const loginWxH5 = command({
  name: 'LOGINWXH5',
  ...thirdPartySignIn,
});
