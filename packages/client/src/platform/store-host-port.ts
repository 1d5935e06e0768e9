import type { StoreOrder } from '@kinora/contract';
import type { HostPayment } from './pay-page-port';

/** What came of a purchase, and what the store signed for it. */
export type StorePurchase = { outcome: 'paid'; receipt: string } | { outcome: Exclude<HostPayment, 'paid'> };

/** What each machine's side of `store-host` offers. */
export interface StoreHostPort {
  /** Has the app around this page buy at the store of its maker. */
  buyInStore(order: StoreOrder): Promise<StorePurchase>;
  /** The server has what was bought, so that it can be bought again: Facebook waits to be told here. */
  finishInStore(order: StoreOrder, receipt: string): void;
}
