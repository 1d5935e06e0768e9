import * as z from 'zod/mini';
import { resultImage } from '../photos/result-image.ts';
import { DROP_REASONS, ENGINE_KINDS } from './engine-states.ts';
import { REFUSAL_REASONS, understanding } from './understanding.ts';

/** An engine that could not make pictures of a shoot. */
export const shootTrouble = z.object({
  engine: z.enum(ENGINE_KINDS),
  what: z.enum(DROP_REASONS),
  /** Why moderation refused the pictures, where `what` says so; the words are the text `moderated.<reason>`. */
  why: z.optional(z.enum(REFUSAL_REASONS)),
  /** Who made them in its place; absent: they are left out, and neither counted nor charged. */
  instead: z.optional(z.enum(ENGINE_KINDS)),
  /** Pictures that this is about; 0: the whole shoot. */
  sheets: z.number(),
});
export type ShootTrouble = z.infer<typeof shootTrouble>;

/** How far a shoot is. */
export const shootProgress = z.object({
  id: z.string(),
  /** Id of the theme; `custom` for a shoot of a description. */
  theme: z.string(),
  state: z.enum(['queued', 'shooting', 'finished', 'failed']),
  /** Shoots before this one in the queue; 0 when it is being shot. */
  ahead: z.number(),
  /** Honest estimate of the seconds until the last picture. */
  wait_s: z.number(),
  /** Pictures asked for. */
  total: z.number(),
  /** Pictures that could not be made, or not like the person, and were left out: neither counted nor charged. */
  dropped: z.number(),
  /** Pictures made so far, in the order in which they were finished. */
  photos: z.array(resultImage),
  /** How many more of its photos can be kept for free; absent where all can. */
  freeleft: z.optional(z.number()),
  /** Ids of the photos of the people in it, from the left; each person's in the order in which they were added. */
  faces: z.array(z.string()),
  /** What went wrong with an engine, and what was done about it. */
  troubles: z.optional(z.array(shootTrouble)),
  /** The description of a custom shoot. */
  text: z.optional(z.string()),
  /** What was understood of it; only in the answer to SHOOT. */
  understood: z.optional(understanding),
});
export type ShootProgress = z.infer<typeof shootProgress>;
