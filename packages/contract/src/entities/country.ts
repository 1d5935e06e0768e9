import * as z from 'zod/mini';

/** A country whose phone numbers can be used. */
export const country = z.object({
  /** ISO 3166 code. */
  id: z.string(),
  /** International area code with its plus sign. */
  area: z.string(),
  txt: z.string(),
});
export type Country = z.infer<typeof country>;
