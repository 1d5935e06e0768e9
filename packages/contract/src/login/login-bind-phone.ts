import * as z from 'zod/mini';
import { mergeOffer } from '../account/merge-offer.ts';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { commonFields, signedIn, ticket } from './sign-in-fields.ts';

/**
 * Ends a sign-in that was answered with `phoneNeeded`: the phone that `sn` proves and what the provider said of the user become
 * ways into one account. Where they lead to two, it signs in to that of the phone and offers to merge the other one, if `merge` asks for that.
 * Without a `state` it signs in by the phone alone.
 */
export const loginBindPhone = command({
  name: 'LOGINBINDPHONE',
  access: 'guest',
  transport: 'sign-in',
  rate: 'sign-in',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    ...commonFields,
    sn: ticket,
    /** `errmsg` of `phoneNeeded`. */
    state: z.optional(ticket),
    secret: ticket,
    merge: z.optional(z.literal('ask')),
  }),
  response: z.extend(signedIn, { merge: z.optional(mergeOffer) }),
  errors: [
    ERROR.consentMissing,
    ERROR.configOutOfDate,
    ERROR.codeExpired,
    ERROR.signInOver,
    ERROR.signInElsewhere,
    ERROR.phoneTaken,
    ERROR.phoneResting,
  ],
});
