import { copyText } from './clipboard';
import type { Share } from './share-port';

/** Opens the machine's share sheet; where there is none, copies the address. */
export const share: Share = async ({ title, text, url = location.href }) => {
  if (navigator.share) {
    try {
      await navigator.share({ title, url, ...(text === undefined ? {} : { text }) });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Some embedded browsers have the function and refuse it: the address can still be copied.
    }
  }
  await copyText(url);
  return 'copied';
};
