import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** An account ends in this transaction, with all its rows, which are there yet. */
export const accountEnding = defineEvent('account.ending', z.strictObject({ uid: z.string() }));

/**
 * An account has ended in this transaction: its row is gone with what hangs on it, and whoever was storing something has ended;
 * all else is for who follows. `phones`: blind indexes of its numbers.
 */
export const accountClosed = defineEvent(
  'account.closed',
  z.strictObject({ uid: z.string(), phones: z.array(z.string()) }),
);

/** A phone leads to an account for the first time: of one that was just made, or that had none, or another. `phone`: its blind index. */
export const phoneLinked = defineEvent('account.phone-linked', z.strictObject({ uid: z.string(), phone: z.string() }));

/**
 * Two accounts turned out to be one person's: within this transaction everything of `from` becomes that of `to`, each table by its own module.
 * Whoever cannot let go of something now throws, and nothing is merged. The row of `from` is deleted afterwards.
 */
export const accountMerged = defineEvent('account.merged', z.strictObject({ from: z.string(), to: z.string() }));
