import * as z from 'zod/mini';

/** A photo in its simplest form. */
export const photo = z.object({
  url: z.string(),
  /** Address of the 4K rendition; empty when there is none. */
  burl: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Horizontal or vertical. */
  direct: z.enum(['h', 'v']),
  /** File extension without a dot. */
  extname: z.string(),
  name: z.string(),
  /** See `RESULT_STATUS`. */
  status: z.number(),
});
export type Photo = z.infer<typeof photo>;
