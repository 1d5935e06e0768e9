import { hasBadges, type ResultImage } from '@kinora/contract';
import { useAlbumPages, useLeftPages } from '../../domain/photos/use-photos';
import type { AlbumView } from './album-view';

/** The photos of a view, page by page. */
export function useAlbumPhotos(view: AlbumView) {
  const { segment, kind, personId, theme } = view;
  const isRecent = segment === 'recent';
  const recent = useLeftPages(kind, isRecent);
  const kept = useAlbumPages(
    {
      id: isRecent ? 'involved' : segment,
      ...(theme === undefined ? {} : { filter: theme }),
      ...(personId === undefined ? {} : { fid: personId }),
    },
    !isRecent,
  );
  const query = isRecent ? recent : kept;
  const pages = query.data?.pages;
  return {
    photos: pages
      ? distinct(pages.flatMap(({ photos }) => photos)).filter(({ status }) => hasBadges(status) !== isRecent)
      : undefined,
    total: pages?.[pages.length - 1]?.total ?? 0,
    error: query.error,
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: query.fetchNextPage,
    refetch: query.refetch,
  };
}

/** What was kept or put back a moment ago has changed places already. A photo that a new one pushed onto the next page came twice. */
function distinct(photos: readonly ResultImage[]): readonly ResultImage[] {
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()];
}
