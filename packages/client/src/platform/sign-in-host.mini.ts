import type { SignInHostPort } from './sign-in-host-port';

export const openProvider: SignInHostPort['openProvider'] = undefined;

export const onRestored: SignInHostPort['onRestored'] = () => () => undefined;

const { login } = wx;

/** The code of `wx.login`, good once within five minutes. */
export const takeHostCode: SignInHostPort['takeHostCode'] =
  login &&
  (() =>
    new Promise((resolve, reject) => {
      login({ success: ({ code }) => resolve(code), fail: ({ errMsg }) => reject(new Error(errMsg)) });
    }));
