import { signInBy } from './sign-in-by.ts';

export const loginLiaoliao = signInBy('LOGINLIAOLIAO');
