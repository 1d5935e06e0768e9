import { SHOOT_LIMITS } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import grid from './choose-grid.module.css';
import styles from './choose-photos.module.css';

/** The grid before its photos. */
export function ChooseSkeleton() {
  const t = useT();
  return (
    <div className={styles.body}>
      <Loading label={t('result.loading')}>
        <div className={styles.hint}>
          <Skeleton widthPx={200} />
        </div>
        <div className={grid.grid}>
          {Array.from({ length: SHOOT_LIMITS.regularSheets }, (_, index) => (
            <Skeleton key={`place${index + 1}`} shape="photo" />
          ))}
        </div>
      </Loading>
    </div>
  );
}
