import styles from './compare-portrait.module.css';
import type { DragRangeProps } from './drag-range-port';

/** A range field over the picture, unseen: it brings dragging, arrow keys and its role with it. */
export function DragRange({ label, percent, onChange }: DragRangeProps) {
  return (
    <input
      className={styles.range}
      type="range"
      min={0}
      max={100}
      value={percent}
      aria-label={label}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
