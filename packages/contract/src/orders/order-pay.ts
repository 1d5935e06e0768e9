import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { orderId } from './order.ts';
import { PAY_METHODS } from './pay-methods.ts';

/**
 * What a client needs to pay an order through a channel: the same again for the same order. Photos are paid out of the balance or through a channel, whichever
 * comes first.
 */
export const orderPay = command({
  name: 'ORDERPAY',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['orders', 'photos', 'shoots', 'album', 'account'],
  isLocalised: false,
  request: z.object({
    oid: orderId,
    paymethod: z.enum(PAY_METHODS),
    /** What the caller was shown, in the smallest unit, or in gold cards where the balance pays. */
    price: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  }),
  response: z.object({
    orderId: z.string(),
    /** The channel's own page, which sends the browser back; empty where the balance has paid. */
    url: z.string(),
  }),
  errors: [
    ERROR.shopOff,
    ERROR.notFound,
    ERROR.orderInvalid,
    ERROR.orderExpired,
    ERROR.priceChanged,
    ERROR.payMethodUnsupported,
    ERROR.prepayFailed,
    ERROR.cardsInsufficient,
  ],
});
