/** When the last photo is expected, and what is said of it. */
export interface TimeLeft {
  readonly endsAtMs: number;
  /** What is shown, in calm steps: it falls and never rises. */
  readonly shownS: number;
  /** What is shown has become too little: it stays, with a word instead of a larger number. */
  readonly isLonger: boolean;
}

/** An estimate that wavers by no more than this is not worth a word: the clock just runs on. */
const TOLERANCE_MS = 3000;
/** How much of a new estimate is believed at once: under load they swing. */
const EASE = 0.5;

/** Takes in the server's newest estimate, `waitS` seconds until the last photo as answered at `answeredAtMs`. */
export function estimateEnd(before: TimeLeft | undefined, waitS: number, answeredAtMs: number): TimeLeft {
  const endsAtMs = answeredAtMs + waitS * 1000;
  if (!before) return { endsAtMs, shownS: inSteps(waitS), isLonger: false };
  const change = endsAtMs - before.endsAtMs;
  if (Math.abs(change) <= TOLERANCE_MS) return before;
  return { ...before, endsAtMs: before.endsAtMs + change * EASE };
}

/** Lets the clock run on to `nowMs`. */
export function runOn(left: TimeLeft, nowMs: number): TimeLeft {
  const seconds = secondsLeft(left, nowMs);
  const shownS = Math.min(left.shownS, inSteps(seconds));
  const isLonger = (seconds - shownS) * 1000 > TOLERANCE_MS;
  return shownS === left.shownS && isLonger === left.isLonger ? left : { ...left, shownS, isLonger };
}

/** Steps of what is shown: up to so many seconds in steps of so many, beyond in minutes. */
const STEPS = [
  [20, 5],
  [60, 10],
] as const;
const MINUTE_S = 60;

function inSteps(seconds: number): number {
  const step = STEPS.find(([most]) => seconds <= most)?.[1] ?? MINUTE_S;
  return Math.max(0, Math.ceil(seconds / step) * step);
}

/** Whether the end should have come a while ago: one that is past for longer than `overS` seconds is not near any more. */
export function isLate({ endsAtMs }: TimeLeft, nowMs: number, overS: number): boolean {
  return nowMs - endsAtMs > overS * 1000;
}

/** Whole seconds until the end, 0 once it is past. */
function secondsLeft({ endsAtMs }: TimeLeft, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}
