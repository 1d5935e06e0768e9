import { useT } from '../../lib/translation';
import { PhotoPrint } from '../../ui/photo-print';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './mine.module.css';

/** The account before it is known. */
export function ProfileSkeleton() {
  const t = useT();
  return (
    <Loading label={t('mine.loading')}>
      <div className={styles.profile}>
        <div className={styles.portrait} aria-hidden="true">
          <PhotoPrint index={12} stage={0} alt="" retryLabel="" />
        </div>
        <div className={styles.person}>
          <Skeleton widthPx={120} heightPx={26} />
          <Skeleton widthPx={90} />
          <Skeleton widthPx={170} heightPx={40} />
        </div>
      </div>
    </Loading>
  );
}
