import * as z from 'zod/mini';
import { RELATIONS } from '../family/relations.ts';
import { facePlace } from '../photos/look.ts';
import { faceMoment } from './moments.ts';

/** Whose a face is: the user's own, the built-in sample's, or of another person. */
const faceRelation = z.enum(['me', 'sample', ...RELATIONS]);

/** One uploaded face photo of a member, as the Face tab shows it. */
export const face = z.object({
  id: z.string(),
  /** Whose face it is; the user's own uid for themselves. All photos of one person share it. */
  mid: z.string(),
  /** What the user calls that person; empty for themselves and for the sample. */
  nick: z.string(),
  relation: faceRelation,
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
  /** Of the user's own: it shows who passed the real-person check. */
  faceauth: z.boolean(),
  /** Where the face is in the photo; absent for photos from before it was asked. */
  place: z.optional(facePlace),
  /** What the photo shows; absent for photos from before it was measured. */
  moments: z.optional(z.array(faceMoment)),
  /** What could be better, in the order of weight. */
  notes: z.array(
    z.enum(['covered', 'brows', 'dim', 'soft', 'turned', 'shade', 'eyes', 'small', 'head-cut', 'hair-cut', 'beside']),
  ),
  /** The built-in sample face, for whoever has no photo at hand. */
  sample: z.boolean(),
  /** Server time of the upload, ms. */
  stamp: z.number(),
});
export type Face = z.infer<typeof face>;
