import { signInBy } from './sign-in-by.ts';

export const loginApple = signInBy('LOGINAPPLE');
