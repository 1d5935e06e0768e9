import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/**
 * An account has ended in this transaction: its row is gone with what hangs on it, and whoever was storing something has ended;
 * all else is for who follows. `phones`: blind indexes of its numbers.
 */
export const accountClosed = defineEvent(
  'account.closed',
  z.strictObject({ uid: z.string(), phones: z.array(z.string()) }),
);
