import { signInBy } from './sign-in-by.ts';

export const loginGoogle = signInBy('LOGINGOOGLE');
