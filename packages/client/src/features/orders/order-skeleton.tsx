import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './orders.module.css';

/** An order that is being asked for: says so where its state will stand. */
export function OrderSkeleton() {
  const t = useT();
  return (
    <Loading label={t('orders.loading')}>
      <div className={styles.body}>
        <section className={styles.card}>
          <p className={classNames(styles.state, styles.quiet)}>{t('orders.loading')}</p>
          <div className={styles.lines}>
            <Skeleton widthPx={144} heightPx={34} />
            <Skeleton widthPx={112} />
            <Skeleton widthPx={224} />
          </div>
        </section>
        <Skeleton shape="block" heightPx={208} />
        <Skeleton shape="block" heightPx={156} />
      </div>
    </Loading>
  );
}
