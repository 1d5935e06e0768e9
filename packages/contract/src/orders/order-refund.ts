import * as z from 'zod/mini';

/** How a refund stands: its user asks for it; it was agreed to, and its money is on its way, or there; it was refused; its user took it back; a store made it, and took the money again. */
const REFUND_STATES = ['asked', 'agreed', 'done', 'refused', 'withdrawn', 'reversed'] as const;

/** Money of an order that was asked back, or went back because it had come to nothing. */
export const orderRefund = z.object({
  /** The number that the user reads. */
  id: z.string(),
  state: z.enum(REFUND_STATES),
  /** What goes back, or would, and how much of it was asked for, in the smallest unit of the order's currency; the gold cards that are taken for it. */
  price: z.number(),
  asked: z.number(),
  cards: z.number(),
  /** It was agreed to, and goes back once who paid asks Apple for it; left out of any other. */
  atapple: z.optional(z.literal(true)),
  /** Why it was asked for; empty where that was not said, or it was taken back. */
  reason: z.string(),
  /** What the operator said with a refusal; left out where they said nothing. */
  told: z.optional(z.string()),
  /** Server times, ms: since when, and when it was over. */
  time: z.number(),
  ended: z.optional(z.number()),
});
export type OrderRefund = z.infer<typeof orderRefund>;
