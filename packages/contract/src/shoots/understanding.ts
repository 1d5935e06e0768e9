import * as z from 'zod/mini';

/** Why a text may not be drawn or a picture not be shown; of a text the words are the text `refusal.<reason>` of the locale tables. */
export const REFUSAL_REASONS = [
  'sexual',
  'minor',
  'violence',
  'hate',
  'politics',
  'drugs',
  'self-harm',
  'fraud',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Something that a description names. Its name is the text `custom.<facet>.<id>` of the locale tables. */
export const foundConcept = z.object({
  facet: z.string(),
  id: z.string(),
  /** The words of the description that say so. */
  words: z.string(),
  /** Where they stand, UTF-16 units, the end exclusive. */
  range: z.tuple([z.number(), z.number()]),
});
export type FoundConcept = z.infer<typeof foundConcept>;

/** What was understood of a description. */
export const understanding = z.object({
  found: z.array(foundConcept),
  /** What it says it does not want. */
  without: z.array(foundConcept),
});
export type Understanding = z.infer<typeof understanding>;
