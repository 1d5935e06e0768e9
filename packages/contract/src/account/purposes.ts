import * as z from 'zod/mini';

/**
 * What each person in the studio agrees to, or not, besides the use of their face. `covers`: the gallery's covers and samples show them.
 * `outside`: pictures of them go to services outside of the machine on which the studio runs.
 */
export const PURPOSES = ['covers', 'outside'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What was answered for one person, to the version that is in force. Who was not asked yet has no answer. */
export const purposeAnswer = z.object({
  kind: z.enum(PURPOSES),
  /** Of a member; of the user their uid. */
  mid: z.string(),
  agreed: z.boolean(),
  /** They had agreed before, and took it back. */
  withdrawn: z.optional(z.literal(true)),
  /** When, server time in ms. */
  at: z.number(),
});
export type PurposeAnswer = z.infer<typeof purposeAnswer>;
