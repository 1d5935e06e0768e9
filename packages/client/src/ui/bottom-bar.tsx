import type { ReactNode } from 'react';
import { useIsSeen } from '../lib/seen';
import styles from './bottom-bar.module.css';
import { classNames } from './class-names';
import { useLowerEdge } from './lower-edge';

/** What stays at the lower edge, free of toasts: the price bar (floating, as a sheet) or the actions of a selection. */
export function BottomBar({ children, isFloating = false }: { children: ReactNode; isFloating?: boolean }) {
  useLowerEdge('bar', useIsSeen());
  return <div className={classNames(styles.bar, isFloating && styles.floating)}>{children}</div>;
}
