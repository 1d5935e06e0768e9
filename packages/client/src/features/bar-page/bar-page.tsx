import type { ReactNode } from 'react';
import { PageBar } from '../../navigation/page-bar';
import styles from './bar-page.module.css';

interface BarPageProps {
  readonly title: string;
  /** What stands at the end of the bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of quiet paper below its bar. */
export function BarPage({ title, actions, children }: BarPageProps) {
  return (
    <div className={styles.page}>
      <PageBar title={title} actions={actions} />
      {children}
    </div>
  );
}
