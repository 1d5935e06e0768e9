import type { DouyinOrder, KuaishouOrder, PayBridge, VirtualPayment } from '@kinora/contract';

/** What the app around this client is asked with, by whose app it is. */
export type HostOrder =
  | { kind: 'chat'; bridge: PayBridge }
  | { kind: 'virtual'; virtual: VirtualPayment }
  | { kind: 'douyin'; order: DouyinOrder }
  | { kind: 'kuaishou'; order: KuaishouOrder };

/** What became of asking the host's own app for the money; `absent`: this is no such app, or it is too old. */
export type HostPayment = 'paid' | 'cancelled' | 'failed' | 'absent';

/** What each machine's side of `pay-page` offers. */
export interface PayPagePort {
  /** Opens a channel's page: in the place of the app, which comes back by itself (`left`), or its address goes into the clipboard (`copied`). */
  openPayPage(url: string): Promise<'left' | 'copied'>;
  /** Asks the app around this client for the money; whether it was paid is the server's to say. */
  askHostToPay(asked: HostOrder): Promise<HostPayment>;
}
