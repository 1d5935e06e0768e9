import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId } from './order.ts';

/** Takes back the wish for a refund that nobody has agreed to yet: the cards are there again. */
export const refundCancel = command({
  name: 'REFUNDCANCEL',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders', 'account'],
  isLocalised: false,
  request: z.object({ oid: orderId }),
  response: z.object({ order }),
  errors: [ERROR.notFound, ERROR.orderInvalid],
});
