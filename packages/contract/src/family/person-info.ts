import * as z from 'zod/mini';

export const HAIR_LENGTHS = ['short', 'regular', 'long'] as const;
export type HairLength = (typeof HAIR_LENGTHS)[number];

export const BODY_SHAPES = ['regular', 'curvy'] as const;
export type BodyShape = (typeof BODY_SHAPES)[number];

/** The earliest year of birth that can be told. */
export const BIRTH_YEAR_MIN = 1900;

/** What a user says of a person, themselves included: it counts before what the studio sees in a photo. What is absent was not said. */
export const personInfo = z.object({
  /** 1 male, 2 female: decides the cut of clothes. */
  gender: z.optional(z.union([z.literal(1), z.literal(2)])),
  hair: z.optional(z.enum(HAIR_LENGTHS)),
  shape: z.optional(z.enum(BODY_SHAPES)),
  /** Year of birth: with the time of a photo it is the age in it. */
  birth: z.optional(z.int().check(z.gte(BIRTH_YEAR_MIN), z.lte(9999))),
  /** Age in the photos, years; counts before the year of birth. */
  age: z.optional(z.int().check(z.gte(0), z.lte(999))),
});
export type PersonInfo = z.infer<typeof personInfo>;
