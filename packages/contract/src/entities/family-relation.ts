import * as z from 'zod/mini';

/** A relation that a family member may have to its owner. */
export const familyRelation = z.object({
  value: z.string(),
  txt: z.string(),
  /** Chosen at first. */
  default: z.boolean(),
  /** How many members may have it. */
  max: z.optional(z.number()),
});
export type FamilyRelation = z.infer<typeof familyRelation>;
