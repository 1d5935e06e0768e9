import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId } from './order.ts';

/** Says that prints which were delivered are there; nobody has to: it follows by itself after some days. */
export const receiveOrder = command({
  name: 'RECEIVEORDER',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders'],
  isLocalised: false,
  request: z.object({ oid: orderId }),
  response: z.object({ order }),
  errors: [ERROR.notFound, ERROR.orderInvalid],
});
