import { signInBy } from './sign-in-by.ts';

export const loginFbH5 = signInBy('LOGINFBH5');
