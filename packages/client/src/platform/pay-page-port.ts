import type { PayBridge } from '@kinora/contract';

/** What became of asking the host's own app for the money. */
export type HostPayment = 'paid' | 'cancelled' | 'failed';

/** What each machine's side of `pay-page` offers. */
export interface PayPagePort {
  /** Opens a channel's page: in the place of the app, which comes back by itself (`left`), or its address goes into the clipboard (`copied`). */
  openPayPage(url: string): Promise<'left' | 'copied'>;
  /** Asks the app around this client for the money; whether it was paid is the server's to say. */
  askHostToPay(bridge: PayBridge): Promise<HostPayment>;
}
