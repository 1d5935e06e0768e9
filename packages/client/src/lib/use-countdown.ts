import { useEffect, useState } from 'react';

/** Seconds left until a moment, counted down while it lies ahead; 0 after it. */
export function useCountdown(untilMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const leftMs = untilMs - Date.now();
    setSeconds(left());
    if (leftMs <= 0) return undefined;
    // Just past the next whole second, when the number has changed.
    const timer = setTimeout(() => setSeconds(left()), (leftMs % 1000) + 10);
    return () => clearTimeout(timer);
  }, [untilMs, seconds]);
  return seconds;
}
