import { signInBy } from './sign-in-by.ts';

export const loginWxH5 = signInBy('LOGINWXH5');
