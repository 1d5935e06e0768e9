const TICK_MS = 10;

/** A short touch under the finger, where the machine can. */
export function tick(): void {
  navigator.vibrate?.(TICK_MS);
}
