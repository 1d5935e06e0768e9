import type { ReactNode } from 'react';
import { PageBar } from '../../navigation/page-bar';
import styles from './paper-page.module.css';

interface PaperPageProps {
  readonly title: string;
  /** What stands at the end of the bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of quiet paper below its bar. */
export function PaperPage({ title, actions, children }: PaperPageProps) {
  return (
    <div className={styles.page}>
      <PageBar title={title} actions={actions} />
      {children}
    </div>
  );
}
