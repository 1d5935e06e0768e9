import * as z from 'zod/mini';

/** An account of a third party. */
export const thirdParty = z.object({
  /** See `THIRD_PARTIES`. */
  id: z.string(),
  platform: z.string(),
  txt: z.string(),
});
export type ThirdParty = z.infer<typeof thirdParty>;
