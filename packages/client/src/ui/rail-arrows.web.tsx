import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './rail-arrows.module.css';
import type { RailArrowsProps } from './rail-arrows-props';

/** How much of the row an arrow moves it: what was half in sight comes whole. */
const STEP_SHARE = 0.8;

/** Which ways the row can go on. */
interface Room {
  readonly back: boolean;
  readonly on: boolean;
}

/** Arrows at the ends of a row that scrolls sideways, for a mouse over it. Readers and keys reach the cards themselves. */
export function RailArrows({ children, isLow = false }: RailArrowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ back: false, on: false });
  const measure = useCallback(() => {
    const row = rowOf(frame.current);
    if (row) setRoom((before) => sameOr(before, roomOf(row)));
  }, []);
  // What the row holds may be more or less than before.
  useEffect(measure);
  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [measure]);
  const move = (way: 1 | -1) => {
    const row = rowOf(frame.current);
    if (!row) return;
    const towards = getComputedStyle(row).direction === 'rtl' ? -way : way;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: towards * row.clientWidth * STEP_SHARE, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {(['back', 'on'] as const).map((way) => (
        <button
          key={way}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classNames(styles.arrow, styles[way], isLow && styles.low, room[way] && styles.possible)}
          onClick={() => move(way === 'on' ? 1 : -1)}
        >
          <Icon name={way === 'on' ? 'forward' : 'back'} sizePx={isLow ? 16 : 18} />
        </button>
      ))}
    </div>
  );
}

const rowOf = (frame: HTMLDivElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(':scope > ul') ?? null;

/** The room as it was, where it is the same: nothing is drawn anew. */
const sameOr = (before: Room, now: Room): Room => (before.back === now.back && before.on === now.on ? before : now);

/** Right to left, `scrollLeft` counts down from 0. */
function roomOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  const passed = Math.abs(scrollLeft);
  return { back: passed > 1, on: passed + clientWidth < scrollWidth - 1 };
}
