import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './rail-arrows.module.css';

/** How much of the row an arrow moves it: what was half in sight comes whole. */
const STEP_SHARE = 0.8;

/** Which ways the row can go on. */
interface Room {
  readonly back: boolean;
  readonly on: boolean;
}

/** Arrows at the ends of a row that scrolls sideways, for a mouse over it. Readers and keys reach the cards themselves. */
export function RailArrows({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ back: false, on: false });
  useEffect(() => {
    const row = rowOf(frame.current);
    if (!row) return;
    const measure = () => setRoom(roomOf(row));
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
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
          className={classNames(styles.arrow, styles[way], room[way] && styles.possible)}
          onClick={() => move(way === 'on' ? 1 : -1)}
        >
          <Icon name={way === 'on' ? 'forward' : 'back'} sizePx={18} />
        </button>
      ))}
    </div>
  );
}

const rowOf = (frame: HTMLDivElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(':scope > ul') ?? null;

/** Right to left, `scrollLeft` counts down from 0. */
function roomOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  const passed = Math.abs(scrollLeft);
  return { back: passed > 1, on: passed + clientWidth < scrollWidth - 1 };
}
