import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './shoot-setup.module.css';

/** The places of people, themes and the button. */
export function SetupSkeleton() {
  const t = useT();
  return (
    <Loading label={t('visit.loading')}>
      <div className={styles.circles}>
        <Skeleton shape="circle" widthPx={60} />
        <Skeleton shape="circle" widthPx={60} />
      </div>
      <div className={styles.columns}>
        <div className={styles.strip}>
          <Skeleton shape="photo" widthPx={116} />
          <Skeleton shape="photo" widthPx={116} />
          <Skeleton shape="photo" widthPx={116} />
        </div>
        <div className={styles.choices}>
          <Skeleton isShort />
          <Skeleton />
          <Skeleton shape="block" heightPx={52} />
        </div>
      </div>
    </Loading>
  );
}
