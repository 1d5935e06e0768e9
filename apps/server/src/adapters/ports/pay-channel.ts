import type { IncomingHttpHeaders } from 'node:http';
import type {
  Currency,
  DouyinOrder,
  KuaishouOrder,
  PayBridge,
  PayMethodKey,
  StoreOrder,
  VirtualPayment,
} from '@kinora/contract';

/** An amount in the smallest unit of its currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** Where somebody is about to pay. */
export interface PayingClient {
  platform: string;
  /** The machine in the client's own words. */
  system: string;
}

/** What is paid: hosts of mini-programs want what is not sent to anybody paid in a way of their own. */
export type GoodsKind = 'digital' | 'physical';

/** Who pays, by the app of the channel that they are in. */
export interface Payer {
  appId: string;
  openId: string;
  /** With what a mini-program signs for who is there; never stored or logged. */
  sessionKey?: string | undefined;
}

/** What a channel is told of an order that is to be paid: the same order again with anything else is refused there. */
export interface PrepayOrder extends Money {
  orderId: string;
  /** Until when it can be paid, ms. */
  expiresAt: number;
  /** Path and query of our page that the browser is sent back to, behind the site's hash sign. */
  returnPage: string;
  client: PayingClient;
  /** Address of who pays, for the channel's own checks; never stored or logged. */
  address: string;
  /** Where the channel needs to know. */
  payer?: Payer | undefined;
}

/** What a client opens to pay: the channel's page, a code that another telephone reads, or what the channel's own app is asked with. */
export type PayWay =
  | { kind: 'page'; url: string }
  | { kind: 'code'; text: string }
  | { kind: 'bridge'; bridge: PayBridge }
  | { kind: 'virtual'; virtual: VirtualPayment }
  | { kind: 'douyin'; order: DouyinOrder }
  | { kind: 'kuaishou'; order: KuaishouOrder }
  | { kind: 'store'; order: StoreOrder };

/** Money that a channel has taken in for an order. */
export interface ChannelPayment extends Money {
  orderId: string;
  /** The channel's own number of it. */
  transactionId: string;
}

/** How an order stands at its channel. `absent`: nobody has begun to pay it there, which ends with its time; `unknown`: the channel cannot say. */
export type ChannelState =
  | { state: 'unknown' | 'absent' | 'waiting' | 'failed' | 'closed' }
  | { state: 'paid'; payment: ChannelPayment };

/** Money that goes back: the same id again is the same refund. */
export interface ChannelRefund extends ChannelPayment {
  refundId: string;
  /** Who paid, where the channel keeps payers. */
  openId?: string | undefined;
}

/** What a channel tells by itself; it is checked that it is the channel who tells, that it is of this merchant, and no other environment. */
export type ChannelNotice =
  /** `openId`: by what it is asked from now on, of a channel that keeps that. */
  | { kind: 'paid'; payment: ChannelPayment; openId?: string }
  | { kind: 'failed'; orderId: string }
  | { kind: 'refunded'; refundId: string }
  /** The channel gave the money back by itself. */
  | { kind: 'revoked'; payment: ChannelPayment }
  /** It took that money again. */
  | { kind: 'reclaimed'; payment: ChannelPayment }
  | { kind: 'voided'; transactionId: string }
  /** Genuine, and nothing comes of it. */
  | { kind: 'other' };

/** A line of the bill of a day. */
export type BillLine = { kind: 'payment' | 'refund'; refundId?: string } & ChannelPayment;

export interface Heard {
  contentType: string;
  body: string;
}

export interface ChannelRequest {
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
}

/** By what the sister app opens the purse of who is in it. */
export interface CoinPurse {
  lid: string;
  index: string;
  /** Good for as long as the page is open; never stored or logged. */
  randomcode: string;
}

/** Where money comes through. What a channel does not answer, or answers with nonsense, throws ChannelError. */
export interface PayChannel {
  readonly key: PayMethodKey;
  readonly currencies: readonly Currency[];
  /** Whether such a client can pay such goods by it. */
  worksOn(client: PayingClient, goods: GoodsKind): boolean;
  /** Whether it must be told who pays there. */
  needsPayer(client: PayingClient): boolean;
  /** Whether it asks each time who pays an order, or by which of its tokens somebody did: that is kept with the order, and told as `openId`. */
  readonly keepsPayer?: boolean;
  /** How the order is paid; the same again for the same order. */
  prepay(order: PrepayOrder): Promise<PayWay>;
  query(orderId: string, openId?: string): Promise<ChannelState>;
  /** Nobody shall pay the order any more; how it stands afterwards. */
  close(orderId: string, openId?: string): Promise<ChannelState>;
  /** A payment by the channel's own number, of who knows no numbers of ours; also one whose money went back. */
  queryTransaction?(transactionId: string): Promise<ChannelState>;
  /** The payment for which somebody shows what the channel signed; undefined for what it did not, or not for this merchant. */
  readReceipt?(receipt: string): Promise<{ payment: ChannelPayment; openId?: string } | undefined>;
  /** Tells that what was paid for is there, where the channel waits for that; after it was asked whether it was paid. */
  deliver?(orderId: string, openId?: string): Promise<void>;
  /** Whether it gives back all of a payment or nothing. */
  readonly refundsWhole?: boolean;
  /** Whether the money is back. Asked again until it is. */
  refund(refund: ChannelRefund): Promise<'done' | 'underway'>;
  /**
   * Of a day by the channel's clock, such as 2026-11-26; a day is within one of the same day by UTC. Undefined where there is none that can be read: the payments
   * of a day are asked about one by one.
   */
  readonly bill: ((day: string) => Promise<readonly BillLine[]>) | undefined;
  /** For so long after a day is over by UTC its bill, or that of the day after it, may not be there, ms. */
  readonly billAfterMs: number;
  /** Undefined for what the channel did not send, or not to this merchant. */
  readNotice(request: ChannelRequest): ChannelNotice | undefined | Promise<ChannelNotice | undefined>;
  /** What it is answered when it asks whether anybody is there; undefined for whoever else asks. */
  greet?(query: URLSearchParams): string | undefined;
  /** What the channel takes for "heard"; anything else makes it tell again. */
  readonly heard: Heard | ((request: ChannelRequest) => Heard);
  /** How many coins somebody has, and what one comes to, in fen; of who keeps coins. */
  readCoins?(purse: CoinPurse): Promise<{ coins: number; fen: number }>;
}

export class ChannelError extends Error {
  override readonly name = 'ChannelError';
}
