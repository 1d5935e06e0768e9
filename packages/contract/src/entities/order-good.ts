import * as z from 'zod/mini';

/** One line of an order. */
export const orderGood = z.object({
  /** Address of its picture. */
  icon: z.string(),
  desc: z.string(),
  /** Pieces. */
  cnt: z.number(),
  /** Price of one piece. */
  price: z.number(),
  /** Price of the line. */
  amount: z.number(),
  /** What it is for: the id of a photo or of a plan. */
  extra: z.string(),
});
export type OrderGood = z.infer<typeof orderGood>;
