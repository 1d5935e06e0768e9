import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { order } from './order.ts';

/** What the list of orders can be narrowed to: those that wait, those that were paid, and those of which money goes or went back. */
export const ORDER_FILTERS = ['all', 'waiting', 'paid', 'refund'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The user's orders, the newest first. */
export const queryOrder = command({
  name: 'QUERYORDER',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['orders'],
  changes: [],
  isLocalised: false,
  request: z.object({
    type: z.enum(ORDER_FILTERS),
    page: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  response: z.object({ orders: z.array(order), page: z.number(), total: z.number() }),
  errors: [],
});
