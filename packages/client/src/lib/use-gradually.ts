import { startTransition, useEffect, useState } from 'react';

/** Between two steps the browser draws, and answers whoever touches the screen. */
const STEP_MS = 40;

/** How many of so many items are shown: a few at once, then `more` at a time. */
export function useGradually(total: number, first: number, more = 1): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + more)), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown, total, more]);
  return Math.min(shown, total);
}
