import * as z from 'zod/mini';
import { RENDITION_KINDS } from '../photos/rendition.ts';
import { ORDER_OPERATIONS, ORDER_TYPES } from './order-operations.ts';
import { orderPrint } from './order-print.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from './order-status.ts';
import { CURRENCIES, PAY_METHODS } from './pay-methods.ts';

export const order = z.object({
  /** Also the number that the user reads. */
  id: z.string(),
  type: z.enum(ORDER_TYPES),
  /** Gold cards that a recharge brings, or that photos cost. */
  cards: z.number(),
  /** Gold cards that photos which wait to be paid cost when they were ordered, where that is not what they cost now; `cards` is what they cost now. */
  oldcards: z.optional(z.number()),
  /** Photos that those cards pay for, as it was said when it was placed; of an order of photos how many they are. */
  cnt: z.number(),
  /** The photos of an order of photos, and how many of them points pay for and how many are free; or the photo of which something is made. */
  photos: z.array(z.string()),
  /** What is made of that one photo, where the order is of this. */
  rendition: z.optional(z.enum(RENDITION_KINDS)),
  point: z.number(),
  free: z.number(),
  /** Coupons that are used: each takes the place of the price of one photo, or of what is made of one. */
  coupon: z.number(),
  /** What is paid, in the smallest unit of the currency; of what the balance pays the gold cards. */
  price: z.number(),
  /** What gold cards or prints that wait to be paid cost now, where that is not what they were ordered for: they are ordered anew then. */
  newprice: z.optional(z.number()),
  /** Gold cards or prints that wait to be paid are not offered any more as they were ordered: others are ordered in their place. */
  withdrawn: z.optional(z.literal(true)),
  /** Of photos that wait to be paid: what a channel takes for them in the place of gold cards; left out where none does. */
  direct: z.optional(z.number()),
  /** The same at its full price, which stores take; left out where none does. */
  directfull: z.optional(z.number()),
  currency: z.enum(CURRENCIES),
  paymethod: z.enum(PAY_METHODS),
  status: z.enum(ORDER_STATUS),
  paystatus: z.enum(PAYMENT_STATUS),
  /** It is closed, or was given up, and money of it may still come: its channel has not said that it takes nothing more. */
  maycomelate: z.optional(z.literal(true)),
  operations: z.array(z.enum(ORDER_OPERATIONS)),
  /** Server times, ms: when it was placed, until when it waits to be paid, when it was paid, and when it was complete. */
  timestamp: z.number(),
  expires: z.number(),
  paytime: z.optional(z.number()),
  completetime: z.optional(z.number()),
  /** Of an order of prints. */
  print: z.optional(orderPrint),
  /** What is asked back or came back: its number, the cards that are taken for it, and the money. */
  refund: z.optional(z.object({ id: z.string(), cards: z.number(), price: z.number(), reason: z.string() })),
  /** The latest refund was refused: its number, the money and why it was asked for, and what the operator says to that; an empty text where they say nothing. */
  refused: z.optional(z.object({ id: z.string(), price: z.number(), reason: z.string(), text: z.string() })),
});
export type Order = z.infer<typeof order>;

/** What would come back of an order if it was asked for now: the cards that would be taken for it, and the money. */
export const refundable = z.object({ cards: z.number(), price: z.number() });
export type Refundable = z.infer<typeof refundable>;

/** Id of an order that the caller has. */
export const orderId = z.string().check(z.minLength(1), z.maxLength(64));
