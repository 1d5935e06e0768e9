import { useLeftPages } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { EmptyState } from '../../ui/empty-state';

/** Nothing is kept yet: the way to what waits to be chosen from, or to a first shoot. */
export function EmptyKept({ onShowLeft }: { onShowLeft: () => void }) {
  const t = useT();
  const { switchTab } = useNavigation();
  const left = useLeftPages('all', true);
  const pages = left.data?.pages ?? [];
  const count = pages[pages.length - 1]?.total ?? 0;
  const isWaiting = count > 0;
  return (
    <EmptyState
      picture="album"
      title={t('album.empty-title')}
      text={t(isWaiting ? 'album.left-about' : 'album.empty-text')}
      actionLabel={isWaiting ? `${t('album.left')} · ${t('album.count', count)}` : t('album.empty-action')}
      onAction={() => (isWaiting ? onShowLeft() : void switchTab('shooting'))}
    />
  );
}
