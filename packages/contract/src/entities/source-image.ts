import * as z from 'zod/mini';

/** A picture as it was picked, before it is uploaded. */
export const sourceImage = z.object({
  url: z.string(),
  cover: z.string(),
  /** File extension without a dot. */
  extname: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  name: z.string(),
});
export type SourceImage = z.infer<typeof sourceImage>;
