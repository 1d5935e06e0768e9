import { signInBy } from './sign-in-by.ts';

export const loginDy = signInBy('LOGINDY');
