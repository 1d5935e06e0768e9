import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { useScrolledPast } from './scrolled-past';
import styles from './stuck-row.module.css';

const FOLDED_BAR_PX = 44;

/** Sticks under the folded title, and then has the hairline: the category chips. */
export function StuckRow({ children }: { children: ReactNode }) {
  const [mark, isStuck] = useScrolledPast(FOLDED_BAR_PX);
  return (
    <>
      <div ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={classNames(styles.row, isStuck && styles.stuck)}>{children}</div>
    </>
  );
}
