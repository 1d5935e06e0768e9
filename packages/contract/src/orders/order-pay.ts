import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { orderId } from './order.ts';
import { PAY_METHODS } from './pay-methods.ts';

/** What the channel's own app is asked with, as it stands: signed by the shop (`wx.requestPayment`). */
export const payBridge = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});
export type PayBridge = z.infer<typeof payBridge>;

/** What a mini-program asks the app with for digital goods, as it stands (`wx.requestVirtualPayment`): signed by the shop, and for who is there. */
export const virtualPayment = z.object({
  mode: z.literal('short_series_goods'),
  signData: z.string(),
  paySig: z.string(),
  signature: z.string(),
});
export type VirtualPayment = z.infer<typeof virtualPayment>;

/** What Kuaishou's mini-program asks its app with (`ks.pay`), as it stands; `payType` where Apple is paid. */
export const kuaishouOrder = z.object({
  order_no: z.string(),
  order_info_token: z.string(),
  payType: z.optional(z.literal('IAPPurchase')),
});
export type KuaishouOrder = z.infer<typeof kuaishouOrder>;

/** What the app around the page, or Facebook's container of games, asks its store for: goods of the store's own, and a token that leads back to the order. */
export const storeOrder = z.object({
  shop: z.enum(['apple', 'google', 'facebook']),
  product: z.string(),
  token: z.string(),
});
export type StoreOrder = z.infer<typeof storeOrder>;

/**
 * What a client needs to pay an order through a channel: the same again for the same order. Photos are paid out of the balance or through a channel, whichever
 * comes first.
 */
export const orderPay = command({
  name: 'ORDERPAY',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders', 'photos', 'shoots', 'album', 'account'],
  isLocalised: false,
  request: z.object({
    oid: orderId,
    paymethod: z.enum(PAY_METHODS),
    /** What the caller was shown, in the smallest unit, or in gold cards where the balance pays. */
    price: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    /** What the host, or its page, has given to tell who pays; without it the answer may be the page that gives it. */
    code: z.optional(z.string().check(z.regex(/^[\w-]{1,512}$/))),
  }),
  response: z.object({
    orderId: z.string(),
    /** The channel's own page, which sends the browser back; empty where the balance has paid, or where there is another way. */
    url: z.string(),
    /** What a code to scan says, for the channel's app on a telephone. */
    scan: z.optional(z.string()),
    bridge: z.optional(payBridge),
    virtual: z.optional(virtualPayment),
    kuaishou: z.optional(kuaishouOrder),
    store: z.optional(storeOrder),
  }),
  errors: [
    ERROR.shopOff,
    ERROR.notFound,
    ERROR.orderInvalid,
    ERROR.orderExpired,
    ERROR.orderMayBePaid,
    ERROR.priceChanged,
    ERROR.payMethodUnsupported,
    ERROR.prepayFailed,
    ERROR.cardsInsufficient,
    ERROR.pointsInsufficient,
    ERROR.photoNotKept,
    ERROR.renditionNotForSale,
  ],
});
