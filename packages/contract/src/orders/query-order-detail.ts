import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId, refundable } from './order.ts';
import { orderNote } from './order-note.ts';
import { orderRefund } from './order-refund.ts';

/** One order of the user, and what was written about it. */
export const queryOrderDetail = command({
  name: 'QUERYORDERDETAIL',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['orders'],
  changes: [],
  isLocalised: false,
  request: z.object({ oid: orderId }),
  response: z.object({
    order,
    /** The oldest first. */
    notes: z.array(orderNote),
    /** Fewest and most characters of a note. */
    limits: z.object({ min: z.number(), max: z.number() }),
    /** Everything that was asked back or went back, the latest first. */
    refunds: z.array(orderRefund),
    /** Of one whose money can be asked back. */
    refundable: z.optional(refundable),
  }),
  errors: [ERROR.notFound],
});
