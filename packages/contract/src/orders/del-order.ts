import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { orderId } from './order.ts';

/** Takes a finished order out of the list. */
export const delOrder = command({
  name: 'DELORDER',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['orders'],
  isLocalised: false,
  request: z.object({ oid: orderId }),
  response: z.object({}),
  errors: [ERROR.notFound, ERROR.orderInvalid],
});
