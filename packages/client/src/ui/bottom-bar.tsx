import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { classNames } from './class-names';

/** What stays at the lower edge: the price bar (floating, as a sheet) or the actions of a selection. */
export function BottomBar({ children, isFloating = false }: { children: ReactNode; isFloating?: boolean }) {
  return <div className={classNames(styles.bar, isFloating && styles.floating)}>{children}</div>;
}
