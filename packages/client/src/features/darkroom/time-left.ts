/** When the last photo is expected, and whether that is later than was first said. */
export interface TimeLeft {
  readonly endsAtMs: number;
  readonly promisedAtMs: number;
  readonly isLonger: boolean;
}

/** An estimate that wavers by no more than this is not worth a word: the clock just runs on. */
const TOLERANCE_MS = 3000;

/**
 * Takes in the server's newest estimate. A shorter one counts at once; a longer one is never taken silently: it says so.
 * @param waitS seconds until the last photo, as answered at `answeredAtMs`
 */
export function estimateEnd(before: TimeLeft | undefined, waitS: number, answeredAtMs: number): TimeLeft {
  const endsAtMs = answeredAtMs + waitS * 1000;
  if (!before) return { endsAtMs, promisedAtMs: endsAtMs, isLonger: false };
  if (endsAtMs > before.endsAtMs && endsAtMs <= before.endsAtMs + TOLERANCE_MS) return before;
  return { ...before, endsAtMs, isLonger: endsAtMs > before.promisedAtMs + TOLERANCE_MS };
}

/** An end that is past for longer than this is not near any more. */
const LATE_MS = 8000;

/** Whether the end should have come a while ago. */
export function isLate({ endsAtMs }: TimeLeft, nowMs: number): boolean {
  return nowMs - endsAtMs > LATE_MS;
}

/** Whole seconds until the end, 0 once it is past. */
export function secondsLeft({ endsAtMs }: TimeLeft, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}
