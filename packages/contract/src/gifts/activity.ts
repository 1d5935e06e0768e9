import * as z from 'zod/mini';

/** What an activity may give. */
export const REWARD_UNITS = ['card', 'point', 'coupon'] as const;

/**
 * How far a user is with an activity: what it asks for is still to be done; it is done, but a way in must be bound first; the reward waits for them; they have
 * it.
 */
export const ACTIVITY_STATES = ['open', 'unbound', 'earned', 'taken'] as const;

/** Who publishes a portrait in the square while it goes on is given something, once. */
export const activity = z.object({
  id: z.string(),
  /** Server times, ms. */
  start: z.number(),
  end: z.number(),
  /** The way in that must be bound before the reward is given; left out where none must. */
  bind: z.optional(z.string()),
  /** What it is called in the caller's language; empty where the operator gave it no name. */
  hint: z.string(),
  /** Themes of which the portrait must be one; empty for any. */
  keywords: z.array(z.string()),
  unit: z.enum(REWARD_UNITS),
  count: z.number(),
  state: z.enum(ACTIVITY_STATES),
});
export type Activity = z.infer<typeof activity>;
