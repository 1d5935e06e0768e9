import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { orderId } from './order.ts';

/** What Douyin's app is asked with: `tt.requestOrder` takes data and signature as they stand, `tt.getOrderPayment` the number that it gives for them. */
export const douyinOrder = z.object({
  /** Douyin's number of an order that it knows already; else empty. */
  order: z.string(),
  data: z.string(),
  byteAuthorization: z.string(),
});
export type DouyinOrder = z.infer<typeof douyinOrder>;

/** What Douyin's mini-program needs to pay an order, as ORDERPAY has it for all other ways. */
export const ttOrder = command({
  name: 'TTORDER',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['orders', 'photos', 'shoots', 'album', 'account'],
  isLocalised: false,
  request: z.object({
    oid: orderId,
    /** What the caller was shown, in the smallest unit. */
    price: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  }),
  response: z.object({ orderId: z.string(), ...douyinOrder.shape }),
  errors: [
    ERROR.shopOff,
    ERROR.notFound,
    ERROR.orderInvalid,
    ERROR.orderExpired,
    ERROR.orderMayBePaid,
    ERROR.priceChanged,
    ERROR.payMethodUnsupported,
    ERROR.prepayFailed,
    ERROR.cardsInsufficient,
    ERROR.pointsInsufficient,
  ],
});
