import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './messages.module.css';

const ROWS = 6;

/** The list before its messages. */
export function MessageSkeleton() {
  const t = useT();
  return (
    <Loading label={t('messages.loading')}>
      <div className={styles.list}>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={`place${index + 1}`} className={styles.skeletonRow}>
            <Skeleton isShort />
            <Skeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
