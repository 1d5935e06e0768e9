import { signInBy } from './sign-in-by.ts';

export const loginFb = signInBy('LOGINFB');
