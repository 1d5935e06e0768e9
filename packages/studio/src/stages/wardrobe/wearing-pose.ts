/** Degrees: garments are seen from the front, on an upright neck. */
export const MOST_ROLL = 25;
export const MOST_PITCH = 20;
export const MOST_YAW = 32;
