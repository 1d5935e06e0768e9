const AHEAD_MS = 8 * 3_600_000;

/** A moment by Beijing's clock, such as `2026-11-26T10:34:56`. */
export const beijingTime = (ms: number): string => new Date(ms + AHEAD_MS).toISOString().slice(0, 19);

/**
 * A day of Beijing ends 16 hours into the same day by UTC and its bill is there at ten the next morning; that of the day after is there 26 hours after the day is
 * over by UTC. An hour more for who is late.
 */
export const BEIJING_BILL_AFTER_MS = 27 * 3_600_000;
