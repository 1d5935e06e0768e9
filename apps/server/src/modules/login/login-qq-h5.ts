import { signInBy } from './sign-in-by.ts';

export const loginQqH5 = signInBy('LOGINQQH5');
