import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../payment-methods.ts';
import { orderGood } from './order-good.ts';

export const ORDER_TYPES = ['recharge', 'virtual', 'physical'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** An order. Money is in the smallest unit of its currency; times are server times in ms, 0 when not yet. */
export const order = z.object({
  /** Order number. */
  id: z.string(),
  title: z.string(),
  /** Sum to pay, and before the discount. */
  price: z.number(),
  sprice: z.number(),
  /** Bonus points that it uses. */
  point: z.number(),
  goods: z.array(orderGood),
  /** When it was placed. */
  timestamp: z.number(),
  /** See `ORDER_STATUS`. */
  status: z.number(),
  paytime: z.number(),
  /** See `PAYMENT_STATUS`. */
  paystatus: z.number(),
  paymethod: z.enum(PAYMENT_METHODS),
  completetime: z.number(),
  /** Coupons that it uses. */
  coupon: z.number(),
  type: z.enum(ORDER_TYPES),
  /** What a virtual order delivered. */
  msg: z.optional(z.string()),
  /** Where a physical order is delivered to. */
  address: z.optional(z.string()),
  /** Number of the refund, once there is one. */
  refundid: z.optional(z.string()),
});
export type Order = z.infer<typeof order>;
