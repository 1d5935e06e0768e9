import * as z from 'zod/mini';

export const phoneFields = {
  phone: z.string().check(z.trim(), z.minLength(4), z.maxLength(20)),
  /** International area code with its plus sign. */
  area: z.string().check(z.regex(/^\+\d{1,4}$/)),
};
