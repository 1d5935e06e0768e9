import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the marked element has left the window at its top edge.
 * @param belowPx how far below the top edge it counts as gone: the height of what sticks there
 */
export function useScrolledPast(belowPx = 0): [ref: RefObject<HTMLDivElement | null>, isPast: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const mark = ref.current;
    if (!mark || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < belowPx + 1);
      },
      { rootMargin: `-${belowPx}px 0px 0px 0px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [belowPx]);
  return [ref, isPast];
}
