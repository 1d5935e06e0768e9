import { useEffect, useReducer } from 'react';

const SECOND_MS = 1000;

/** Seconds left until a moment of a clock, counted down while it lies ahead; 0 after it. */
export function useCountdown(untilMs: number, now: () => number = Date.now): number {
  // Each beat plans the next one, also one that comes before the number has changed.
  const [beat, goOn] = useReducer((beats: number) => beats + 1, 0);
  useEffect(() => {
    const leftMs = untilMs - now();
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(goOn, ((leftMs - 1) % SECOND_MS) + 1);
    return () => clearTimeout(timer);
  }, [untilMs, now, beat]);
  return Math.max(0, Math.ceil((untilMs - now()) / SECOND_MS));
}
