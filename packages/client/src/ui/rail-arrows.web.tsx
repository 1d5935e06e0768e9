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

/** From the end of a row to what is brought into sight there: clear of the end's fading. */
const CLEAR_PX = 48;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Arrows at the ends of a row that scrolls sideways, for a mouse over it, and a low one fades where it goes on. Readers and keys reach the cards
 * themselves.
 */
export function RailArrows({ children, isLow = false, chosenId }: RailArrowsProps) {
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
  const isThere = useRef(false);
  useEffect(() => {
    const row = rowOf(frame.current);
    const chosen = chosenId === undefined ? null : row?.querySelector('[aria-pressed="true"]');
    if (row && chosen) bringInto(row, chosen, isThere.current && !isStill());
    isThere.current = true;
  }, [chosenId]);
  const move = (way: 1 | -1) => {
    const row = rowOf(frame.current);
    if (!row) return;
    const towards = getComputedStyle(row).direction === 'rtl' ? -way : way;
    row.scrollBy({ left: towards * row.clientWidth * STEP_SHARE, behavior: isStill() ? 'instant' : 'smooth' });
  };
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, isLow && room.back && styles.fadesBack, isLow && room.on && styles.fadesOn)}
    >
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

/** Moves the row alone, and no further than it takes. */
function bringInto(row: HTMLElement, chosen: Element, isSmooth: boolean): void {
  const [all, one] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = one.left - all.left - CLEAR_PX;
  const behind = one.right - all.right + CLEAR_PX;
  const left = before < 0 ? before : Math.max(behind, 0);
  if (left !== 0) row.scrollBy({ left, behavior: isSmooth ? 'smooth' : 'instant' });
}

/** The room as it was, where it is the same: nothing is drawn anew. */
const sameOr = (before: Room, now: Room): Room => (before.back === now.back && before.on === now.on ? before : now);

/** Right to left, `scrollLeft` counts down from 0. */
function roomOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Room {
  const passed = Math.abs(scrollLeft);
  return { back: passed > 1, on: passed + clientWidth < scrollWidth - 1 };
}
