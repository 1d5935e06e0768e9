import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../payment-methods.ts';

/** A way to pay that is offered on a platform. */
export const payMethod = z.object({
  id: z.string(),
  key: z.enum(PAYMENT_METHODS),
  platform: z.string(),
  /** Place in the list, the smallest first. */
  sn: z.number(),
  /** Price by this method, in the smallest unit of the currency. */
  price: z.number(),
  /** ISO 4217 code. */
  currency: z.string(),
  /** Product id in the channel's shop; empty where there is none. */
  pid: z.string(),
});
export type PayMethod = z.infer<typeof payMethod>;
