import { signInBy } from './sign-in-by.ts';

export const loginQqAndroid = signInBy('LOGINQQANDROID');
