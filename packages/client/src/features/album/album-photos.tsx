import { FailedAnswer } from '../../api/failed-answer';
import { aroundId } from '../../lib/around-id';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { EmptyState } from '../../ui/empty-state';
import { LoadMore } from '../../ui/load-more';
import styles from './album.module.css';
import { AlbumChapters, LeavingPhotos } from './album-chapters';
import { AlbumSkeleton } from './album-skeleton';
import { type AlbumView, isFiltered, previewModeOf } from './album-view';
import { EmptyKept } from './empty-kept';
import type { useAlbumPhotos } from './use-album-photos';
import type { useSelection } from './use-selection';

/** Photos that a viewer is opened with: enough to swipe through, few enough for an address. */
const VIEWER_PHOTOS = 60;

export type AlbumPhotosProps = {
  view: AlbumView;
  album: ReturnType<typeof useAlbumPhotos>;
  selection: ReturnType<typeof useSelection>;
  onShowAll: () => void;
  /** To what is not kept, and goes. */
  onShowLeft: () => void;
};

/** The photos of the album in each of their states. */
export function AlbumPhotos({ view, album, selection, onShowAll, onShowLeft }: AlbumPhotosProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { photos, error, hasMore, total } = album;
  if (!photos) {
    if (!error) return <AlbumSkeleton />;
    return (
      <FailedAnswer title={t('album.error-title')} error={error} isBusy={album.isFetching} onRetry={album.refetch} />
    );
  }
  if (photos.length === 0) {
    const isNarrow = isFiltered(view) || view.segment === 'single' || view.segment === 'group';
    if (view.segment === 'recent' && !isFiltered(view)) {
      return <EmptyState picture="album" title={t('album.left-empty-title')} text={t('album.left-empty-text')} />;
    }
    return isNarrow ? (
      <EmptyState
        picture="search"
        title={t('album.none-title')}
        text={t('album.none-text')}
        actionLabel={t('album.none-action')}
        onAction={onShowAll}
      />
    ) : (
      <EmptyKept onShowLeft={onShowLeft} />
    );
  }
  const isLeaving = view.segment === 'recent';
  const Photos = isLeaving ? LeavingPhotos : AlbumChapters;
  const open = (id: string) => {
    const ids = aroundId(
      photos.map((photo) => photo.id),
      id,
      VIEWER_PHOTOS,
    );
    navigateTo('preview', { id, ids: ids.join(','), mode: String(previewModeOf(view)) });
  };
  return (
    <>
      {isLeaving ? <p className={styles.about}>{t('album.left-about')}</p> : null}
      <Photos
        photos={photos}
        hasMore={hasMore}
        isSelecting={selection.isSelecting}
        selectedIds={selection.ids}
        onToggle={selection.toggle}
        onOpen={open}
      />
      {hasMore && error ? (
        <div className={styles.failed}>
          <FailedAnswer
            title={t('album.more-failed')}
            error={error}
            isBusy={album.isFetching}
            onRetry={album.fetchMore}
          />
        </div>
      ) : hasMore ? (
        <LoadMore label={t('album.more')} isBusy={album.isFetchingMore} onReach={() => void album.fetchMore()} />
      ) : (
        <p className={styles.total}>{t('album.total', total)}</p>
      )}
    </>
  );
}
