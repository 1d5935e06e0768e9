/** Longer than this nobody waits for one picture. */
export const MAX_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 1_000;

/** What Retry-After asks for, in seconds or as a date; undefined without it, or where it is nonsense. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

/** Doubles from try to try, with up to half of it by chance so that those who failed together do not come back together. */
export function backOffMs(tried: number, random = Math.random()): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tried) * (1 - random / 2);
}
