import * as z from 'zod/mini';

/** One uploaded face photo of a member, as the Face tab shows it. */
export const face = z.object({
  id: z.string(),
  /** Signed, expiring address of a square picture of the face. */
  icon: z.string(),
  /** Signed, expiring address of the whole photo. */
  url: z.string(),
  thumbhash: z.string(),
  width: z.number(),
  height: z.number(),
  /** 1 male, 2 female, as estimated. */
  gender: z.union([z.literal(1), z.literal(2)]),
  /** Estimated age in years. */
  age: z.number(),
  /** `preparing` until the studio has cut the person out; a shoot may be asked for meanwhile and then waits. */
  state: z.enum(['preparing', 'ready', 'failed']),
  /** What could be better, in the order of weight. */
  notes: z.array(z.enum(['brows', 'dim', 'soft', 'turned', 'eyes', 'small', 'head-cut'])),
  /** The built-in sample face, for whoever has no photo at hand. */
  sample: z.boolean(),
  /** Server time of the upload, ms. */
  stamp: z.number(),
});
export type Face = z.infer<typeof face>;
