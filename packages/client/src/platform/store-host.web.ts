import type { StoreOrder } from '@kinora/contract';
import type { StoreHostPort } from './store-host-port';

/** What our app answers: what the store signed or gave, that the user gave up, or that it failed. */
type Answer = { readonly receipt: string } | { readonly cancelled: true } | { readonly failed: true };

interface AppWindow {
  /** On Apple's machines, a handler with a reply: https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply. */
  webkit?: { messageHandlers?: { kinoraStore?: { postMessage(order: StoreOrder): Promise<Answer> } } };
  /** On others, a listener for messages: https://developer.android.com/reference/androidx/webkit/WebViewCompat. */
  kinoraStore?: { postMessage(order: string): void; onmessage: ((event: { readonly data: string }) => void) | null };
}

/** Asks the app around the page; undefined without one. */
function askApp(order: StoreOrder): Promise<Answer> | undefined {
  const { webkit, kinoraStore } = globalThis as AppWindow;
  const handler = webkit?.messageHandlers?.kinoraStore;
  if (handler) return handler.postMessage(order);
  return (
    kinoraStore &&
    new Promise((resolve) => {
      kinoraStore.onmessage = ({ data }) => resolve(JSON.parse(data) as Answer);
      kinoraStore.postMessage(JSON.stringify(order));
    })
  );
}

export const buyInStore: StoreHostPort['buyInStore'] = async (order) => {
  try {
    const answer = await askApp(order);
    if (!answer) return { outcome: 'absent' };
    if ('receipt' in answer) return { outcome: 'paid', receipt: answer.receipt };
    return { outcome: 'cancelled' in answer ? 'cancelled' : 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
};

export const finishInStore: StoreHostPort['finishInStore'] = ({ shop }, receipt) => {
  const { kinoraStore } = globalThis as AppWindow;
  if (shop === 'facebook') kinoraStore?.postMessage(JSON.stringify({ shop, finished: receipt }));
};
