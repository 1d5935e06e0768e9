import type { ResultImage } from '@kinora/contract';
import { useCommandPages } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';
import type { AlbumView } from './album-view';

/** The photos of a view, page by page. */
export function useAlbumPhotos(view: AlbumView) {
  const isLoggedIn = useIsLoggedIn();
  const { segment, kind, faceId, theme } = view;
  const isRecent = segment === 'recent';
  const recent = useCommandPages(
    'RECENTPHOTOES',
    (page) => ({ id: kind, page }),
    (answer) => answer.photos,
    { isEnabled: isLoggedIn && isRecent },
  );
  const kept = useCommandPages(
    'QUERYPHOTOES',
    (page) => ({
      id: isRecent ? 'involved' : segment,
      page,
      ...(theme === undefined ? {} : { filter: theme }),
      ...(faceId === undefined ? {} : { fid: faceId }),
    }),
    (answer) => answer.photos,
    { isEnabled: isLoggedIn && !isRecent },
  );
  const query = isRecent ? recent : kept;
  const pages = query.data?.pages;
  return {
    photos: pages ? distinct(pages.flatMap(({ photos }) => photos)) : undefined,
    total: pages?.[pages.length - 1]?.total ?? 0,
    error: query.error,
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: query.fetchNextPage,
    refetch: query.refetch,
  };
}

/** A photo that a new one pushed onto the next page came twice. */
function distinct(photos: readonly ResultImage[]): readonly ResultImage[] {
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()];
}
