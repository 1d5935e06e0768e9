import { isRemovedFace, undoRemoval } from '../../domain/faces/remove-with-undo';
import { useWayBack } from '../../domain/use-way-back';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';

/** Photos and people that left the studio a moment ago and can still come back; afterwards they are erased. */
export function RecentlyRemoved() {
  const t = useT();
  const removed = useWayBack(isRemovedFace, undoRemoval);
  if (!removed) return null;
  return (
    <Banner
      icon="trash"
      text={t('photo.deleted-until', t('duration.minutes', removed.minutesLeft))}
      actionLabel={t('action.undo')}
      onAction={removed.undoAll}
    />
  );
}
