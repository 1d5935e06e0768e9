import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, PayMethodKey } from '@kinora/contract';

/** An amount in the smallest unit of its currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** What a channel is told of an order that is to be paid: the same order again with anything else is refused there. */
export interface PrepayOrder extends Money {
  orderId: string;
  /** Until when it can be paid, ms. */
  expiresAt: number;
  /** Path and query of our page that the browser is sent back to, behind the site's hash sign. */
  returnPage: string;
}

/** Money that a channel has taken in for an order. */
export interface ChannelPayment extends Money {
  orderId: string;
  /** The channel's own number of it. */
  transactionId: string;
}

/** How an order stands at its channel. */
export type ChannelState =
  | { state: 'unknown' | 'waiting' | 'failed' | 'closed' }
  | { state: 'paid'; payment: ChannelPayment };

/** Money that goes back: the same id again is the same refund. */
export interface ChannelRefund extends ChannelPayment {
  refundId: string;
}

/** What a channel tells by itself; it is checked that it is the channel who tells, that it is of this merchant, and no other environment. */
export type ChannelNotice =
  | { kind: 'paid'; payment: ChannelPayment }
  | { kind: 'failed'; orderId: string }
  | { kind: 'refunded'; refundId: string };

/** A line of the bill of a day. */
export type BillLine = { kind: 'payment' | 'refund'; refundId?: string } & ChannelPayment;

export interface ChannelRequest {
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
}

/** Where money comes through. What a channel does not answer, or answers with nonsense, throws ChannelError. */
export interface PayChannel {
  readonly key: PayMethodKey;
  /** Whether a client of that platform can pay by it. */
  worksOn(platform: string): boolean;
  /** Its page for the order; the same again for the same order. */
  prepay(order: PrepayOrder): Promise<{ url: string }>;
  query(orderId: string): Promise<ChannelState>;
  /** Nobody shall pay the order any more; how it stands afterwards. */
  close(orderId: string): Promise<ChannelState>;
  /** Whether the money is back. Asked again until it is. */
  refund(refund: ChannelRefund): Promise<'done' | 'underway'>;
  /** Of a day by UTC, such as 2026-11-26, that is over. */
  bill(day: string): Promise<readonly BillLine[]>;
  /** Undefined for what the channel did not send, or not to this merchant. */
  readNotice(request: ChannelRequest): ChannelNotice | undefined;
  /** What the channel takes for "heard"; anything else makes it tell again. */
  readonly heard: { contentType: string; body: string };
}

export class ChannelError extends Error {
  override readonly name = 'ChannelError';
}
