import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { POSTING_KINDS, PURSES, UNITS } from './units.ts';

/** One posting to an account of the user's. */
const statementEntry = z.object({
  id: z.string(),
  kind: z.enum(POSTING_KINDS),
  unit: z.enum(UNITS),
  purse: z.enum(PURSES),
  /** Less than 0: it was taken out of the purse. */
  amount: z.number(),
  /** What the purse had afterwards. */
  balance: z.number(),
  /** Server time in ms; of a gift that expires, too, when it does. */
  at: z.number(),
  expires_at: z.optional(z.number()),
  /** The order that it was for. */
  oid: z.optional(z.string()),
});
export type StatementEntry = z.infer<typeof statementEntry>;

/**
 * Every posting to what the user can spend, the newest first, twenty on a page; those too of an account that became part of theirs. What is set aside has left
 * it: that it is sold later says nothing new.
 */
export const queryStatement = command({
  name: 'QUERYSTATEMENT',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['account'],
  changes: [],
  isLocalised: false,
  request: z.object({
    /** From 0. */
    page: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
  }),
  response: z.object({
    entries: z.array(statementEntry),
    page: z.number(),
    total: z.number(),
    /** The gold cards that can be spent: those that were paid for, and those that were given. With the first page alone. */
    cards: z.optional(z.object({ paid: z.number(), gift: z.number() })),
  }),
  errors: [],
});
