import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId } from './order.ts';
import { REFUND_REASON_MAX } from './order-times.ts';

/** Asks for the money of the cards of an order that were not spent yet; they are set aside until the operator has decided. */
export const refundApply = command({
  name: 'REFUNDAPPLY',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders', 'account'],
  isLocalised: false,
  request: z.object({
    oid: orderId,
    reason: z.string().check(z.trim(), z.maxLength(REFUND_REASON_MAX)),
  }),
  response: z.object({ order }),
  errors: [ERROR.notFound, ERROR.orderInvalid, ERROR.refundReasonMissing, ERROR.nothingToRefund],
});
