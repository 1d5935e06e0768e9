import { CURRENCIES } from '@kinora/contract';
import * as z from 'zod';

/** What the cashier and its merchant say to each other: JSON, signed with the key that both have. */

const money = { amount: z.int().min(1), currency: z.enum(CURRENCIES) };
const paid = { order: z.string().min(1).max(64), transaction: z.string().min(1).max(64), ...money };

/** Says whose it is, and that no real money is behind it. */
const envelope = { merchant: z.string(), environment: z.literal('sandbox') };

export const prepayAsked = z.object({
  ...envelope,
  order: z.string().min(1).max(64),
  ...money,
  expiresAt: z.number(),
  returnUrl: z.url(),
  notifyUrl: z.url(),
});
export const orderAsked = z.object({ ...envelope, order: z.string() });
export const refundAsked = z.object({ ...envelope, refund: z.string().min(1).max(64), ...paid });
export const billAsked = z.object({ ...envelope, day: z.iso.date() });

export const prepayTold = z.object({ url: z.url() });
export const stateTold = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['unknown', 'waiting', 'failed', 'closed']) }),
  z.object({ state: z.literal('paid'), ...envelope, ...paid }),
]);
export const refundTold = z.object({ state: z.enum(['done', 'underway']) });
export const billTold = z.object({
  lines: z.array(z.object({ kind: z.enum(['payment', 'refund']), refund: z.string().optional(), ...paid })),
});

export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid'), ...envelope, ...paid }),
  z.object({ kind: z.literal('failed'), ...envelope, order: z.string() }),
  z.object({ kind: z.literal('refunded'), ...envelope, order: z.string(), refund: z.string() }),
]);
export type Notice = z.infer<typeof notice>;

export const HEARD = 'heard';
