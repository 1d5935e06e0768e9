import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** An account ends in this transaction, after whoever follows: what hangs on its row goes with it, all else is for them. */
export const accountClosed = defineEvent('account.closed', z.strictObject({ uid: z.string() }));
