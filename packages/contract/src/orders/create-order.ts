import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { RENDITION_KINDS } from '../photos/rendition.ts';
import { order } from './order.ts';
import { printWanted } from './order-print.ts';
import { PAY_METHODS } from './pay-methods.ts';

const request = z.object({
  /** Idempotency key of the tap: the same one again is the same order, and with anything else refused. */
  sn: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** Of gold cards that are bought; empty where something else is. */
  plan: z.string().check(z.maxLength(64)),
  /** Photos of one shoot that are bought, none of them kept or ordered yet: from here on they wait for this order. */
  photos: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100))),
  /** What is to be made of a kept photo; nothing is before it is paid. */
  rendition: z.optional(z.object({ photo: z.string().check(z.maxLength(64)), kind: z.enum(RENDITION_KINDS) })),
  /** Prints of a photo. */
  print: z.optional(printWanted),
  /** What the caller was shown, in the smallest unit, or of photos and what is made of them in gold cards: another price is refused. */
  price: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** Bonus points that the caller was shown besides, for photos. */
  point: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  /** Coupons that are used for photos, or for what is made of one, within the price that was shown: they are set aside until the order ends. */
  coupon: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  paymethod: z.enum(PAY_METHODS),
});

/** Places an order, which then waits to be paid. Gold cards, or a rendition, that an order waits for already are not ordered twice: the answer is that order. */
export const createOrder = command({
  name: 'CREATEORDER',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ({ photos, coupon }: z.infer<typeof request>) =>
    photos ? ['orders', 'photos', 'shoots', 'account'] : coupon ? ['orders', 'account'] : ['orders'],
  isLocalised: false,
  request,
  response: z.object({ order }),
  errors: [
    ERROR.shopOff,
    ERROR.configOutOfDate,
    ERROR.priceChanged,
    ERROR.prepayFailed,
    ERROR.payMethodUnsupported,
    ERROR.orderInvalid,
    ERROR.ordersWaiting,
    ERROR.guardianNeeded,
    ERROR.notFound,
    ERROR.photoNotForSale,
    ERROR.photoNotKept,
    ERROR.renditionOff,
    ERROR.renditionLimit,
    ERROR.renditionNotForSale,
    ERROR.printTooLarge,
    ERROR.countryNotServed,
    ERROR.addressIncomplete,
  ],
});
