import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order, orderId } from './order.ts';
import { PAY_CHECK } from './order-status.ts';

/** Asks whether an order was paid; the server asks the channel where it was not told. A client comes back to it until it says. */
export const orderPaySuccess = command({
  name: 'ORDERPAYSUCCESS',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders', 'photos', 'shoots', 'album', 'account'],
  isLocalised: false,
  request: z.object({
    oid: orderId,
    /** What a store signed for who paid it, as it stands: it tells of the payment where nobody else has yet. */
    receipt: z.optional(z.string().check(z.minLength(1), z.maxLength(16_384))),
  }),
  response: z.object({
    /** Reading A of the specification (section 4). */
    status: z.enum(PAY_CHECK),
    order,
  }),
  errors: [ERROR.orderInvalid, ERROR.notFound, ERROR.notYetPaid, ERROR.payFailed, ERROR.orderExpired, ERROR.shopOff],
});
