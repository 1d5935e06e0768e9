import * as z from 'zod/mini';

/** A pack that tops up a balance. */
export const rechargePlan = z.object({
  id: z.string(),
  /** Worth before the discount, and price, in the smallest unit of the currency. */
  amount: z.number(),
  price: z.number(),
  /** Gold cards that it gives. */
  cnt: z.number(),
  /** Its name in Chinese and in English. */
  txt: z.string(),
  en: z.string(),
  /** Product id in the channel's shop; empty where there is none. */
  pid: z.string(),
  /** ISO 4217 code. */
  currency: z.string(),
});
export type RechargePlan = z.infer<typeof rechargePlan>;
