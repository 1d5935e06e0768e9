import { SHOOT_LIMITS } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { PhotoPrint } from '../../ui/photo-print';
import { PrintTable } from '../../ui/print-table';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './darkroom.module.css';

/** Blank paper on the table until the first answer. */
export function DarkroomSkeleton() {
  const t = useT();
  return (
    <div className={styles.body}>
      <Loading label={t('darkroom.loading')}>
        <div className={styles.count}>
          <Skeleton widthPx={96} heightPx={40} />
        </div>
        <div className={styles.table} aria-hidden="true">
          <PrintTable label="">
            {Array.from({ length: SHOOT_LIMITS.regularSheets }, (_, index) => (
              <PhotoPrint key={`place${index + 1}`} index={index} stage={0} alt="" retryLabel="" />
            ))}
          </PrintTable>
        </div>
      </Loading>
    </div>
  );
}
