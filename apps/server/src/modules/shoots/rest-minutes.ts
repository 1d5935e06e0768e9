const MINUTE_MS = 60_000;

/** What the operator says of who keeps nothing. */
interface RestTerms {
  /** Shoots in a row of which nothing may be kept; 0: any number. */
  readonly freeBatch: number;
  readonly waitMinutes: number;
}

/**
 * Minutes for which shooting rests, by when the last shoots ended of which nothing was kept, the last first (specification, section 9): until the first of so
 * many is as old as the operator says. 0: it does not.
 */
export function restMinutes(endedAt: readonly number[], { freeBatch, waitMinutes }: RestTerms, now: number): number {
  const oldest = freeBatch === 0 ? undefined : endedAt[freeBatch - 1];
  return oldest === undefined ? 0 : Math.max(0, Math.ceil((oldest + waitMinutes * MINUTE_MS - now) / MINUTE_MS));
}
