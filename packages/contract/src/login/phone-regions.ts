import * as z from 'zod/mini';

/**
 * The regions with a calling code, each for itself where several share one, with their names in a locale's language and in its order:
 * `GET /regions/<locale>.json`.
 */
export const phoneRegions = z.array(
  z.object({
    /** By ISO 3166-1; a few more that have codes of their own. */
    region: z.string(),
    /** Calling code with its plus sign. */
    area: z.string(),
    name: z.string(),
  }),
);
export type PhoneRegion = z.infer<typeof phoneRegions>[number];
