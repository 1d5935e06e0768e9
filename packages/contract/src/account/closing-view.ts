import * as z from 'zod/mini';

/** What is gone when an account is closed, in numbers, and how long there is to think again. */
export const closingView = z.object({
  /** Photos that were kept, and those that were not yet. */
  photos: z.number(),
  unkept: z.number(),
  /** Face photos, and people besides the user. */
  faces: z.number(),
  people: z.number(),
  shoots: z.number(),
  messages: z.number(),
  /** Photos of the user that others see in the square. */
  published: z.number(),
  /** Gold cards, bonus points, liao coins and coupons, also those that are set aside; absent where there are none. */
  cards: z.optional(z.number()),
  points: z.optional(z.number()),
  coins: z.optional(z.number()),
  coupons: z.optional(z.number()),
  /** Of the gold cards, those that are set aside and those that nobody has taken yet; absent where there are none. */
  cardsheld: z.optional(z.number()),
  cardssent: z.optional(z.number()),
  /** Of the gold cards, those whose money can be asked back before; absent where there are none. */
  cardsback: z.optional(z.number()),
  /** Orders that wait for their money; absent where there are none. */
  orders: z.optional(z.number()),
  /** Orders of prints that were paid for and are not delivered yet; absent where there are none. */
  prints: z.optional(z.number()),
  /** Addresses that prints were sent to; absent where there are none. */
  addresses: z.optional(z.number()),
  /** Orders whose money was asked back and about which nothing is decided; absent where there are none. */
  refunds: z.optional(z.number()),
  /** Days between the wish and its effect; 0: at once. */
  days: z.number(),
});
export type ClosingView = z.infer<typeof closingView>;
