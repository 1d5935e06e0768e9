import { useEffect, useRef } from 'react';
import { Button } from './button';
import styles from './load-more.module.css';
import type { LoadMoreProps } from './load-more-props';

export type { LoadMoreProps } from './load-more-props';

/** How far before the end the next page is asked for. */
const AHEAD = '800px';

/** The end of what was fetched so far: coming near asks for more, and so does the button. */
export function LoadMore({ label, isBusy = false, onReach }: LoadMoreProps) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    // Watched anew after each page: a page that does not fill the window asks for the next one.
    if (isBusy || !mark.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <div ref={mark} className={styles.mark}>
      <Button label={label} variant="plain" size="medium" isBusy={isBusy} onPress={onReach} />
    </div>
  );
}
