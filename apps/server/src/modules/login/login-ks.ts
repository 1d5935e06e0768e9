import { signInBy } from './sign-in-by.ts';

export const loginKs = signInBy('LOGINKS');
