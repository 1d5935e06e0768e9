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
  /** The words of the description that say so; empty of a keyword that was chosen beside it. */
  words: z.string(),
  /** Where they stand, UTF-16 units, the end exclusive. */
  range: z.tuple([z.number(), z.number()]),
});
export type FoundConcept = z.infer<typeof foundConcept>;

/** What becomes of each word of a description. */
export const understanding = z.object({
  /** What will be in the pictures. */
  drawn: z.array(foundConcept),
  /** What it says it does not want. */
  without: z.array(foundConcept),
  /** What would be in the pictures if it asked for less: so many pictures, or outfits, do not hold it. */
  tooMany: z.array(foundConcept),
  /** What it asks for and the engine that makes the pictures cannot draw. */
  notPossible: z.array(foundConcept),
  /** Why garments are among that: by what the photos show of somebody nothing can be put on them, or not at their age. */
  ownClothes: z.optional(z.enum(['photo', 'age'])),
  /** Its words that mean nothing to the studio, as they are written; neither stored nor logged. */
  unknown: z.array(z.string()),
});
export type Understanding = z.infer<typeof understanding>;
