import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in with what `ks.login` gave a mini-program of Kuaishou. */
export const loginKs = command({
  name: 'LOGINKS',
  ...thirdPartySignIn,
});
