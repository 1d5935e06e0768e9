import * as z from 'zod/mini';

/** A friend, or the user as a member of a shoot. */
export const member = z.object({
  uid: z.string(),
  nick: z.string(),
  /** Address of the portrait that stands for the member. */
  icon: z.string(),
  icons: z.array(z.string()),
  info: z.object({
    /** 1 male, 2 female. */
    gender: z.union([z.literal(1), z.literal(2)]),
    race: z.optional(z.string()),
  }),
  /** Phone with its middle digits hidden. */
  phone: z.string(),
  /** International area code with its plus sign, +86 by default. */
  area: z.string(),
  /** What the user calls this friend. */
  alias: z.string(),
  /** Addresses of the face photos. */
  imgs: z.array(z.string()),
  /** Gold cards that the user has given to this friend. */
  sendcard: z.number(),
  /** Upload server that holds the photos. */
  server: z.string(),
  /** A virtual friend, made from a sample face. */
  fake: z.boolean(),
  /** Address of the photo that the portrait was cut from. */
  origin: z.string(),
});
export type Member = z.infer<typeof member>;
