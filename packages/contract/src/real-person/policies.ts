/** What the operator wants of the real-person check. */
export const REAL_PERSON_POLICIES = ['required', 'offered', 'off'] as const;
export type RealPersonPolicy = (typeof REAL_PERSON_POLICIES)[number];
