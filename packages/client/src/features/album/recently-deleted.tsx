import { deletions } from '../../domain/photos/delete-photos';
import { useNow } from '../../lib/now';
import { useStore } from '../../lib/store';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';
import styles from './album.module.css';

const MINUTE_MS = 60_000;

/** What was deleted a moment ago and can still be put back; afterwards it is erased. */
export function RecentlyDeleted() {
  const t = useT();
  const all = useStore(deletions);
  const nowMs = useNow(MINUTE_MS / 4, all.length > 0);
  const open = all.filter(({ untilMs }) => untilMs > nowMs);
  const [oldest] = open;
  if (!oldest) return null;
  const minutes = Math.max(1, Math.floor((oldest.untilMs - nowMs) / MINUTE_MS));
  return (
    <div className={styles.deleted}>
      <Banner
        icon="trash"
        text={t('album.deleted-until', t('duration.minutes', minutes))}
        actionLabel={t('action.undo')}
        onAction={() => {
          for (const { undo } of open) undo();
        }}
      />
    </div>
  );
}
