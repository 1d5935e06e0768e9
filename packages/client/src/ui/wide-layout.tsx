import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './wide-layout.module.css';

export type WideLayoutProps = {
  /** The left window; not in the page below 768 px, nor on welcome, login and the guide. */
  window: ReactNode;
  windowLabel: string;
  isWindowHidden?: boolean | undefined;
  children: ReactNode;
};

/** From 768 px a window of up to 380 px at the start and a main column of at most 1,000; below, the main column alone. */
export function WideLayout({ window, windowLabel, isWindowHidden = false, children }: WideLayoutProps) {
  return (
    <div className={classNames(styles.layout, isWindowHidden && styles.single)}>
      {isWindowHidden ? null : (
        <aside className={styles.window} aria-label={windowLabel}>
          {window}
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.column}>{children}</div>
      </div>
    </div>
  );
}
