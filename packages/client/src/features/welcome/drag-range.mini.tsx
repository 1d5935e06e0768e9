import { windowInfo } from '../../platform/device-info.mini';
import styles from './compare-portrait.module.css';
import type { DragRangeProps } from './drag-range-port';

const GUTTER_PX = 16;

interface Touches {
  readonly touches?: ArrayLike<{ readonly clientX: number }>;
}

/** A mini-program has no range field: the finger moves the line. The picture spans the window less the gutters. */
export function DragRange({ label, percent, onChange }: DragRangeProps) {
  const follow = (event: unknown) => {
    const x = (event as Touches).touches?.[0]?.clientX;
    if (x === undefined) return;
    const widthPx = windowInfo().windowWidth - 2 * GUTTER_PX;
    onChange(Math.round(Math.min(1, Math.max(0, (x - GUTTER_PX) / widthPx)) * 100));
  };
  return (
    <div
      className={styles.range}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      onTouchStart={follow}
      onTouchMove={follow}
    />
  );
}
