import { signInBy } from './sign-in-by.ts';

export const loginGoogleH5 = signInBy('LOGINGOOGLEH5');
