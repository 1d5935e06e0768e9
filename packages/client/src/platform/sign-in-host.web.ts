import type { SignInHostPort } from './sign-in-host-port';

export const openProvider: SignInHostPort['openProvider'] = (url) => location.assign(url);

export const onRestored: SignInHostPort['onRestored'] = (listener) => {
  const tell = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', tell);
  return () => window.removeEventListener('pageshow', tell);
};

export const takeHostCode: SignInHostPort['takeHostCode'] = undefined;
