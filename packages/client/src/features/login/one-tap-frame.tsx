import type { ReactNode } from 'react';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';
import styles from './one-tap-frame.module.css';

/** The one button above the form, why it did not work, and that there is another way below. */
export function OneTapFrame({ children, notice }: { children: ReactNode; notice: string | undefined }) {
  const t = useT();
  return (
    <div className={styles.frame}>
      {children}
      {notice === undefined ? null : <Banner text={notice} tone="warning" icon="warning" isUrgent />}
      <p className={styles.or}>{t('one-tap.or')}</p>
    </div>
  );
}
