import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId } from './order.ts';

/** Gives up an order that waits to be paid. One that was paid meanwhile stays as it is. */
export const cancelOrder = command({
  name: 'CANCELORDER',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders', 'photos', 'shoots', 'account'],
  isLocalised: false,
  request: z.object({ oid: orderId }),
  response: z.object({ order }),
  errors: [ERROR.notFound, ERROR.orderInvalid, ERROR.shopOff],
});
