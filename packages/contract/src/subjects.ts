/**
 * What a kept answer may be about. A command declares which of them its answer holds and which its success changes; a
 * client asks again for every kept answer that holds what has changed.
 */
export const SUBJECTS = [
  /** The user's own record: consents, counts, how they are called. */
  'account',
  /** Versions, limits and switches of the business. */
  'configuration',
  'faces',
  /** The themes with their covers, which may show the user's own face. */
  'gallery',
  /** Shoots that are under way, and what they have made so far. */
  'shoots',
  /** A photo: its marks, its addresses, its renditions. */
  'photos',
  /** Which photos the user keeps. */
  'album',
  'square',
  'messages',
  /** What the user bought, or is about to. */
  'orders',
] as const;
export type Subject = (typeof SUBJECTS)[number];
