import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { phoneFields } from '../login/phone-fields.ts';
import { gift } from './gift.ts';

/** Gives gold cards that were bought to whoever has a phone. The answer is the same whether or not an account has it. */
export const sendCards = command({
  name: 'SENDCARDS',
  access: 'user',
  transport: 'post',
  rate: 'money',
  holds: [],
  changes: ['account'],
  isLocalised: false,
  request: z.object({
    /** Idempotency key of the tap: the same one again gives nothing more, and with anything else is refused. */
    sn: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    ...phoneFields,
    /** The last four digits of the phone, told a second time. */
    tail: z.string().check(z.regex(/^\d{4}$/)),
    /** Gold cards. */
    count: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  }),
  response: z.object({ gift }),
  errors: [
    ERROR.shopOff,
    ERROR.phoneInvalid,
    ERROR.giftTailWrong,
    ERROR.giftLimit,
    ERROR.cardsInsufficient,
    ERROR.giftFailed,
    ERROR.giftSelf,
  ],
});
