import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import detail from './face-detail.module.css';
import styles from './faces-skeleton.module.css';

/** The places of portraits, photo and notes. */
export function FacesSkeleton() {
  const t = useT();
  return (
    <Loading label={t('avatar.loading')}>
      <div className={styles.row}>
        <Skeleton shape="circle" widthPx={60} />
        <Skeleton shape="circle" widthPx={60} />
      </div>
      <div className={detail.detail}>
        <div className={`${detail.photo} ${styles.photo}`} />
        <div className={detail.words}>
          <Skeleton isShort />
          <Skeleton shape="block" heightPx={72} />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </Loading>
  );
}
