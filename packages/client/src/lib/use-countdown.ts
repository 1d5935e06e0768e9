import { useEffect, useState } from 'react';

/** Seconds left until a moment of a clock, counted down while it lies ahead; 0 after it. */
export function useCountdown(untilMs: number, now: () => number = Date.now): number {
  const left = () => Math.max(0, Math.ceil((untilMs - now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const leftMs = untilMs - now();
    setSeconds(left());
    if (leftMs <= 0) return undefined;
    // Just past the next whole second, when the number has changed.
    const timer = setTimeout(() => setSeconds(left()), (leftMs % 1000) + 10);
    return () => clearTimeout(timer);
  }, [untilMs, now, seconds]);
  return seconds;
}
