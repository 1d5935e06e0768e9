import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { CURRENCIES, PAY_METHODS } from './pay-methods.ts';
import { printAddress } from './print-address.ts';
import { printCrop } from './print-frame.ts';
import { printOffer } from './print-offer.ts';
import { rechargePlan } from './recharge-plan.ts';

/** What gold cards and prints cost, and how they can be paid on the caller's platform; and what a print of a kept photo would look like. */
export const getChargePlan = command({
  name: 'GETCHARGEPLAN',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['configuration', 'orders'],
  changes: [],
  isLocalised: true,
  request: z.object({
    /** The part of a photo that would be printed. */
    print: z.optional(z.object({ photo: z.string().check(z.maxLength(64)), crop: printCrop })),
  }),
  response: z.object({
    plans: z.array(rechargePlan),
    /** Absent where nothing is printed. */
    prints: z.optional(printOffer),
    /** What a first recharge of so much, in the smallest unit, unlocks for life: ids of QUERYATTRS. Absent where it unlocks nothing, or has. */
    firstrecharge: z.optional(z.object({ price: z.number(), keywords: z.array(z.string()) })),
    currency: z.enum(CURRENCIES),
    methods: z.array(z.enum(PAY_METHODS)),
    /** Where the caller had prints sent last, of orders that they have not deleted; absent where there is none, and with `printed`. */
    address: z.optional(printAddress),
    /** How prints can be paid. */
    printmethods: z.optional(z.array(z.enum(PAY_METHODS))),
    /** Address of a small picture of that part with the mark where it is printed; absent where the photo is not the caller's to print. */
    printed: z.optional(z.string()),
  }),
  errors: [ERROR.shopOff],
});
