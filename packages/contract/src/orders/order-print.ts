import * as z from 'zod/mini';
import { printAddress } from './print-address.ts';
import { printCrop } from './print-frame.ts';
import { PRINT_COPIES_MAX, PRINT_PAPERS } from './print-offer.ts';

/** What somebody wants printed, and sent where to. */
export const printWanted = z.object({
  /** A photo that the caller has kept. */
  photo: z.string().check(z.maxLength(64)),
  size: z.string().check(z.maxLength(64)),
  paper: z.enum(PRINT_PAPERS),
  crop: printCrop,
  count: z.int().check(z.minimum(1), z.maximum(PRINT_COPIES_MAX)),
  address: printAddress,
});
export type PrintWanted = z.infer<typeof printWanted>;

/** The prints of an order, as they were ordered, and how far they are. */
export const orderPrint = z.object({
  photo: z.string(),
  /** The size's id, and the paper under the photo, mm. */
  size: z.string(),
  width: z.number(),
  height: z.number(),
  paper: z.enum(PRINT_PAPERS),
  crop: printCrop,
  count: z.number(),
  /** Of one print, and for sending them, in the smallest unit. */
  unit: z.number(),
  shipping: z.number(),
  address: printAddress,
  /** Who carries them, and the number by which one follows them there. */
  carrier: z.optional(z.string()),
  tracking: z.optional(z.string()),
  /** Server times, ms: when the operator took the order on, when it was sent, when it came, and when it was received. */
  accepted: z.optional(z.number()),
  sent: z.optional(z.number()),
  delivered: z.optional(z.number()),
  received: z.optional(z.number()),
});
export type OrderPrint = z.infer<typeof orderPrint>;
