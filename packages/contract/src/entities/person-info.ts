import * as z from 'zod/mini';

/** How a person is described for a shoot. */
export const personInfo = z.object({
  /** 1 male, 2 female. */
  gender: z.union([z.literal(1), z.literal(2)]),
  shape: z.enum(['curvy', 'regular']),
  hair: z.enum(['long', 'short', 'regular']),
  /** Date of birth, ISO date. */
  birth: z.string(),
  city: z.string(),
  /** Value of one of the configured races; overseas build only. */
  race: z.optional(z.string()),
  /** Age that photos should show, years. */
  age: z.optional(z.number()),
});
export type PersonInfo = z.infer<typeof personInfo>;
