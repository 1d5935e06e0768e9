import * as z from 'zod/mini';

/** What another person is to the user. A child's consent is given by their guardian. */
export const RELATIONS = ['partner', 'child', 'parent', 'sibling', 'relative', 'friend'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Who consented to the use of a person's face: themselves, or the guardian of a minor. */
export const CONSENT_GIVERS = ['self', 'guardian'] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

/** Most characters of a name that the user gives to a person. */
export const PERSON_NAME_MAX = 20;

/** What the user calls a person: not blank. */
export const personName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(PERSON_NAME_MAX), z.regex(/^[^\p{Cc}]*$/u));
