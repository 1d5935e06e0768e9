import type { ReactNode } from 'react';
import styles from './photo-pill.module.css';

/** Words on a photo, on their own dark pill so that they can be read on any picture. */
export function PhotoPill({ children }: { children: ReactNode }) {
  return <span className={styles.pill}>{children}</span>;
}
