import * as z from 'zod/mini';

/** What the sister app passes to the web view that it embeds. */
export const embeddedHost = z.object({
  lid: z.string(),
  lphone: z.string(),
  token: z.string(),
  index: z.string(),
  mac: z.string(),
  /** At most 12 characters. */
  nick: z.string(),
});
export type EmbeddedHost = z.infer<typeof embeddedHost>;
