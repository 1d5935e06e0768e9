import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { order } from './order.ts';
import { PAY_METHODS } from './pay-methods.ts';

/** Places an order, which then waits to be paid. */
export const createOrder = command({
  name: 'CREATEORDER',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['orders'],
  isLocalised: false,
  request: z.object({
    /** Idempotency key of the tap: the same one again is the same order, and with anything else refused. */
    sn: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    plan: z.string().check(z.maxLength(64)),
    /** What the caller was shown, in the smallest unit: another price is refused. */
    price: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    paymethod: z.enum(PAY_METHODS),
  }),
  response: z.object({ order }),
  errors: [
    ERROR.shopOff,
    ERROR.configOutOfDate,
    ERROR.priceChanged,
    ERROR.payMethodUnsupported,
    ERROR.orderInvalid,
    ERROR.ordersWaiting,
  ],
});
