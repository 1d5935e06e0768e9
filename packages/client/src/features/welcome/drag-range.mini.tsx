import { windowInfo } from '../../platform/device-info.mini';
import styles from './compare-portrait.module.css';
import type { DragRangeProps } from './drag-range-port';

const GUTTER_PX = 16;
/** Of the window's height, as in the style sheet. */
const WIDTH_SHARE = 0.4;

interface Touches {
  readonly touches?: ArrayLike<{ readonly clientX: number }>;
}

/** A mini-program has no range field: the finger moves the line. The picture stands in the middle, as wide as the window's gutters and its height leave it. */
export function DragRange({ label, percent, onChange }: DragRangeProps) {
  const follow = (event: unknown) => {
    const x = (event as Touches).touches?.[0]?.clientX;
    if (x === undefined) return;
    const { windowWidth, windowHeight } = windowInfo();
    const widthPx = Math.min(windowWidth - 2 * GUTTER_PX, windowHeight * WIDTH_SHARE);
    const share = (x - (windowWidth - widthPx) / 2) / widthPx;
    onChange(Math.round(Math.min(1, Math.max(0, share)) * 100));
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
