import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Rail } from '../../ui/rail';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './theme-gallery.module.css';

/** The gallery's places before it has come. */
export function GallerySkeleton() {
  const t = useT();
  return (
    <Loading label={t('visit.loading')}>
      <Skeleton shape="block" heightPx={176} />
      <div className={styles.chips}>
        {[84, 56, 56, 56].map((widthPx, index) => (
          <Skeleton key={index} shape="block" widthPx={widthPx} heightPx={36} />
        ))}
      </div>
      {[0, 1].map((row) => (
        <div key={row} className={classNames(styles.section, row === 0 && styles.first)}>
          <Skeleton widthPx={96} heightPx={22} />
          <Rail label="">
            {[0, 1, 2].map((card) => (
              <div key={card} className={styles.card}>
                <Skeleton shape="photo" />
                <div className={styles.words}>
                  <Skeleton isShort />
                  <Skeleton widthPx={72} />
                </div>
              </div>
            ))}
          </Rail>
        </div>
      ))}
    </Loading>
  );
}
