import type { PayPagePort } from './pay-page-port';

export const openPayPage: PayPagePort['openPayPage'] = async (url) => {
  location.assign(url);
  return 'left';
};
