import type { StoreOrder } from '@kinora/contract';
import type { StoreHostPort } from './store-host-port';

/** What our app answers: what the store signed, or that the user gave up; it throws for all else. */
type Answer = { readonly receipt: string } | { readonly cancelled: true };

/** Our app lends its page this: a handler with a reply, https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply. */
interface AppWindow {
  webkit?: { messageHandlers?: { kinoraStore?: { postMessage(order: StoreOrder): Promise<Answer> } } };
}

export const buyInStore: StoreHostPort['buyInStore'] = async (order) => {
  const host = (globalThis as AppWindow).webkit?.messageHandlers?.kinoraStore;
  if (!host) return { outcome: 'absent' };
  try {
    const answer = await host.postMessage(order);
    return 'receipt' in answer ? { outcome: 'paid', receipt: answer.receipt } : { outcome: 'cancelled' };
  } catch {
    return { outcome: 'failed' };
  }
};
