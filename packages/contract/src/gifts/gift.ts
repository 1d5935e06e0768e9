import * as z from 'zod/mini';

/** Gold cards on their way to whoever has a phone, theirs once they take them. */
export const gift = z.object({
  id: z.string(),
  /** Gold cards. */
  count: z.number(),
  /** Server time in ms: what nobody has taken by then goes back. */
  expires_at: z.number(),
});
export type Gift = z.infer<typeof gift>;

/** Digits of the friend's phone that are told a second time (specification, section 5). */
export const PHONE_TAIL_LENGTH = 4;
