import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { orderId } from './order.ts';
import { ORDER_NOTE_KINDS, orderNote, QUESTION_MAX } from './order-note.ts';

/** Writes to the operator about an order of the user's. */
export const submitAdmin = command({
  name: 'SUBMITADMIN',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['orders'],
  isLocalised: false,
  request: z.object({
    /** Idempotency key of the tap: the same one again writes nothing more, and with anything else is refused. */
    sn: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    oid: orderId,
    kind: z.enum(ORDER_NOTE_KINDS),
    question: z.string().check(z.trim(), z.maxLength(2 * QUESTION_MAX)),
  }),
  response: z.object({ notes: z.array(orderNote) }),
  errors: [
    ERROR.notFound,
    ERROR.orderInvalid,
    ERROR.questionLength,
    ERROR.questionRefused,
    ERROR.questionLimit,
    ERROR.serverFailure,
  ],
});
