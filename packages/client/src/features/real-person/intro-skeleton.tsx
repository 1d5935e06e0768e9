import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './real-person.module.css';

/** The first step before it is known who checks. */
export function IntroSkeleton() {
  const t = useT();
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('person.intro')}</h2>
      </div>
      <Loading label={t('add-face.loading')}>
        <Skeleton shape="block" heightPx={160} />
      </Loading>
    </>
  );
}
