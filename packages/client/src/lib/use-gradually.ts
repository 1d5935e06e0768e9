import { startTransition, useEffect, useState } from 'react';

/** Between two steps the browser draws, and answers whoever touches the screen. */
const STEP_MS = 40;

/** How many of so many items are shown: a few at once, then one more at a time. */
export function useGradually(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown, total]);
  return Math.min(shown, total);
}
