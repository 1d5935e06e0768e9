/** Why a check was not passed. */
export const REAL_PERSON_FAULTS = [
  /** The time was over before the frames came. */
  'late',
  /** Too few frames show a face that is large and straight enough. */
  'unclear',
  'several-faces',
  /** Somebody else than the uploaded face shows, or not the same person throughout. */
  'other-person',
  /** What was asked for was not seen, or in another order. */
  'actions',
  /** A picture that stands still where it should not. */
  'still',
  /** Frames are missing, come twice or do not follow from each other. */
  'cut',
  /** Frames of an earlier check. */
  'replayed',
  /** The service that checks did not confirm it. */
  'refused',
] as const;
export type RealPersonFault = (typeof REAL_PERSON_FAULTS)[number];

/** What a check ends with (specification, section 4). */
export const REAL_PERSON_CODE = {
  passed: 1000,
  systemError: 1001,
  interrupted: 1003,
  networkError: 2002,
  clockWrong: 2003,
  failed: 2006,
} as const;
export type RealPersonCode = (typeof REAL_PERSON_CODE)[keyof typeof REAL_PERSON_CODE];
