import { copyText } from './clipboard';
import type { PayPagePort } from './pay-page-port';

/** A mini-program opens no page of others: a browser does. */
export const openPayPage: PayPagePort['openPayPage'] = async (url) => {
  await copyText(url);
  return 'copied';
};
