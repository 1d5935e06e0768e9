import styles from './drawing.module.css';
import { type DrawingName, drawingShapes } from './drawing-shapes';

export type { DrawingName } from './drawing-shapes';

/** An illustration in two teals and ink. The words stand beside it. */
export function Drawing({ name }: { name: DrawingName }) {
  const { soft, deep, ink } = drawingShapes[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles.soft} d={soft} />
      <path className={styles.deep} d={deep} />
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
