import { signInBy } from './sign-in-by.ts';

export const loginWx = signInBy('LOGINWX');
