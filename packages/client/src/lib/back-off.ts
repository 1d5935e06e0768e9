const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt: 1, 2, 4… seconds up to 30, each between half and the whole of it. */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 16));
  return Math.round(whole * (0.5 + random() / 2));
}
