import * as z from 'zod/mini';

/** Switches and figures that the server sets for its clients. A name that is absent has the default of `limits`. */
export const clientConfig = z.object({
  disable4k: z.optional(z.boolean()),
  /** Album sync is offered. */
  albumUpdate: z.optional(z.boolean()),
  /** Gold cards for a new user. */
  registersend: z.optional(z.number()),
  /** Seconds after which a sealed command is refused. */
  oversec: z.optional(z.number()),
  /** Gold cards for a favourite. */
  favprice: z.optional(z.number()),
  /** Prop cards. */
  propcard: z.optional(z.number()),
  /** Free photos of a batch. */
  freebatch: z.optional(z.number()),
  /** Minutes until free photos come back. */
  waitmin: z.optional(z.number()),
  /** Most family members. */
  familylength: z.optional(z.number()),
  /** Bounds and default of a photo's age, years. */
  maxage: z.optional(z.number()),
  minage: z.optional(z.number()),
  defage: z.optional(z.number()),
});
export type ClientConfig = z.infer<typeof clientConfig>;
