import { copyText } from './clipboard';
import { serverBase } from './server-address';
import type { Share } from './share-port';

/** A mini-program shares itself only from the host's own menu; a button copies the address, of the web app unless told. */
export const share: Share = async ({ text, title, url }) => {
  await copyText([text ?? title, url ?? serverBase()].join(' '));
  return 'copied';
};
