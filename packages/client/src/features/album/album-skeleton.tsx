import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './album.module.css';

const CELLS = 9;

/** A month before its photos. */
export function AlbumSkeleton() {
  const t = useT();
  return (
    <Loading label={t('album.loading')}>
      <div className={styles.chapterTitle}>
        <Skeleton widthPx={120} heightPx={34} />
      </div>
      <div className={styles.skeletonGrid}>
        {Array.from({ length: CELLS }, (_, index) => (
          <div key={`place${index + 1}`} className={styles.skeletonCell}>
            <Skeleton shape="photo" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
