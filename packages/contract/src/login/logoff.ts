import * as z from 'zod/mini';
import { certificateReceipt } from '../account/certificate.ts';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { ticket } from './sign-in-fields.ts';

/**
 * Ends the login of another device, or of all others; LOGOUT ends that of this one. Of the account it ends the whole: it closes when its
 * time to think again is over, or at once where the operator gives none, and everything personal is erased. Until then `keep` takes it back.
 */
export const logoff = command({
  name: 'LOGOFF',
  access: 'user',
  transport: 'post',
  rate: 'account',
  holds: [],
  changes: ['account', 'messages'],
  isLocalised: false,
  request: z.discriminatedUnion('of', [
    z.object({ of: z.literal('device'), id: z.string().check(z.maxLength(64)) }),
    z.object({ of: z.literal('others') }),
    /** `sn` and `secret` of CODEAUTH with a code of type 4; none for an account without a phone. */
    z.object({
      of: z.literal('account'),
      sn: z.optional(ticket),
      secret: z.optional(ticket),
      /** Secret of the certificate's receipt, made by whoever asks: one who hears no answer has the receipt nevertheless. */
      receipt: z.optional(ticket),
    }),
    z.object({ of: z.literal('keep') }),
  ]),
  response: z.object({
    /** Logins that were ended. */
    ended: z.number(),
    /** When the account closes, server time in ms: `closed` says that it has. Absent where nothing closes. */
    closes_at: z.optional(z.number()),
    closed: z.optional(z.boolean()),
    /** What leads to the certificate of the destruction. */
    certificate: z.optional(certificateReceipt),
  }),
  errors: [ERROR.notFound, ERROR.codeExpired],
});
