import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { CURRENCIES, PAY_METHODS } from './pay-methods.ts';
import { printOffer } from './print-offer.ts';
import { rechargePlan } from './recharge-plan.ts';

/** What gold cards and prints cost, and how they can be paid on the caller's platform. */
export const getChargePlan = command({
  name: 'GETCHARGEPLAN',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['configuration', 'orders'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({
    plans: z.array(rechargePlan),
    /** Absent where nothing is printed. */
    prints: z.optional(printOffer),
    /** What a first recharge of so much, in the smallest unit, unlocks for life: ids of QUERYATTRS. Absent where it unlocks nothing, or has. */
    firstrecharge: z.optional(z.object({ price: z.number(), keywords: z.array(z.string()) })),
    currency: z.enum(CURRENCIES),
    methods: z.array(z.enum(PAY_METHODS)),
    /** How prints can be paid. */
    printmethods: z.optional(z.array(z.enum(PAY_METHODS))),
  }),
  errors: [ERROR.shopOff],
});
