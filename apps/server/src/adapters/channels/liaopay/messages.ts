import * as z from 'zod';

/** What the shop and the sister app say to each other: JSON, signed with the key that both have. Amounts are in fen; how many coins that is, the sister app says. */

const id = z.string().min(1).max(64);
const paid = { order: id, transaction: id, amount: z.int().min(1), currency: z.literal('CNY') };
/** Says whose it is, and that it is of real coins. */
const envelope = { merchant: z.string(), environment: z.literal('production') };

export const refusal = z.object({ code: z.int() });

export const coinsTold = z.object({ lid: id, coins: z.int().min(0), fen: z.int().min(1) });
export const prepayTold = z.object({ url: z.url() });
export const stateTold = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['unknown', 'waiting', 'failed', 'closed']) }),
  z.object({ state: z.literal('paid'), ...envelope, ...paid }),
]);
export const refundTold = z.object({ state: z.enum(['done', 'underway']) });
export const billTold = z.object({
  lines: z.array(z.object({ kind: z.enum(['payment', 'refund']), refund: id.optional(), ...paid })),
});

export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid'), ...envelope, ...paid }),
  z.object({ kind: z.literal('failed'), ...envelope, order: id }),
  z.object({ kind: z.literal('refunded'), ...envelope, order: id, refund: id }),
]);
