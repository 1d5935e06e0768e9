import type { SignInHostPort } from './sign-in-host-port';

export const openProvider: SignInHostPort['openProvider'] = (url) => location.assign(url);

export const takeHostCode: SignInHostPort['takeHostCode'] = undefined;
