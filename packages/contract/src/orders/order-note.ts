import * as z from 'zod/mini';

/** What somebody writes about an order: asks the merchant, complains, or says how it was (specification, section 4). */
export const ORDER_NOTE_KINDS = ['contact', 'complain', 'comment'] as const;
export type OrderNoteKind = (typeof ORDER_NOTE_KINDS)[number];

/** Most characters that any operator may allow. */
export const QUESTION_MAX = 1_000;

export const orderNote = z.object({
  id: z.string(),
  kind: z.enum(ORDER_NOTE_KINDS),
  question: z.string(),
  /** Server time, ms. */
  time: z.number(),
  /** What the operator answered, and when; left out until then. */
  answer: z.optional(z.object({ text: z.string(), time: z.number() })),
});
export type OrderNote = z.infer<typeof orderNote>;
