import { command } from '../define-command.ts';
import { thirdPartySignIn } from './sign-in-fields.ts';

/** Signs in through Google in a browser. */
export const loginGoogleH5 = command({
  name: 'LOGINGOOGLEH5',
  ...thirdPartySignIn,
});
