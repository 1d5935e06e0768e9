import * as z from 'zod/mini';

/** What a user holds. */
export const balances = z.object({
  /** Gold cards. */
  balance: z.number(),
  /** Bonus points. */
  point: z.number(),
  /** Coins of the sister app (LB); absent where that account is not linked. */
  liao: z.optional(z.number()),
});
export type Balances = z.infer<typeof balances>;
