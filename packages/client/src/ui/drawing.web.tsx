import styles from './drawing.module.css';
import type { DrawingLayers } from './drawing-shapes';

/** An illustration in two teals and ink. The words stand beside it. */
export function Drawing({ layers: { soft, deep, ink } }: { readonly layers: DrawingLayers }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true">
      <path className={styles.soft} d={soft} />
      <path className={styles.deep} d={deep} />
      <path className={styles.ink} d={ink} />
    </svg>
  );
}
