import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId } from './order.ts';

/** One order of the user. */
export const queryOrderDetail = command({
  name: 'QUERYORDERDETAIL',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['orders'],
  changes: [],
  isLocalised: false,
  request: z.object({ oid: orderId }),
  response: z.object({ order }),
  errors: [ERROR.notFound],
});
