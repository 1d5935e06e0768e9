import { areDeletedPhotos, undoDeletion } from '../../domain/photos/delete-photos';
import { useWayBack } from '../../domain/use-way-back';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';
import styles from './album.module.css';

/** What was deleted a moment ago and can still be put back; afterwards it is erased. */
export function RecentlyDeleted() {
  const t = useT();
  const deleted = useWayBack(areDeletedPhotos, undoDeletion);
  if (!deleted) return null;
  return (
    <div className={styles.deleted}>
      <Banner
        icon="trash"
        text={t('photo.deleted-until', t('duration.minutes', deleted.minutesLeft))}
        actionLabel={t('action.undo')}
        onAction={deleted.undoAll}
      />
    </div>
  );
}
