import type { SquareImage } from '@kinora/contract';
import { FailedAnswer } from '../../api/failed-answer';
import { useSquare } from '../../domain/square/use-square';
import { useT } from '../../lib/translation';
import { EmptyState } from '../../ui/empty-state';
import { LoadMore } from '../../ui/load-more';
import { Loading, Skeleton } from '../../ui/skeleton';
import styles from './square.module.css';
import { SquareCard } from './square-card';

const CELLS = 4;

/** The photos that people publish, page by page. */
export function Square({ onOpen }: { onOpen: (photo: SquareImage) => void }) {
  const t = useT();
  const { data, error, isFetching, refetch, ...more } = useSquare();
  const failure = (title: string, retry: () => void) => (
    <FailedAnswer title={title} error={error} isBusy={isFetching} onRetry={retry} />
  );
  if (!data) return error ? failure(t('square.error'), () => void refetch()) : <SquareSkeleton />;
  // A photo that a new one pushed onto the next page came twice.
  const photos = [...new Map(data.pages.flatMap(({ square }) => square).map((photo) => [photo.id, photo])).values()];
  if (photos.length === 0) {
    return <EmptyState picture="people" title={t('square.empty-title')} text={t('square.empty-text')} />;
  }
  return (
    <>
      <ul className={styles.places} aria-label={t('section.square')}>
        {photos.map((photo) => (
          <SquareCard key={photo.id} photo={photo} onOpen={() => onOpen(photo)} />
        ))}
      </ul>
      {more.hasNextPage && error ? failure(t('square.error'), () => void more.fetchNextPage()) : null}
      {more.hasNextPage && !error ? (
        <LoadMore label={t('square.more')} isBusy={more.isFetchingNextPage} onReach={() => void more.fetchNextPage()} />
      ) : null}
    </>
  );
}

/** The square's places before it has come. */
function SquareSkeleton() {
  const t = useT();
  return (
    <Loading label={t('square.loading')}>
      <div className={styles.places}>
        {Array.from({ length: CELLS }, (_, index) => (
          <Skeleton key={`place${index + 1}`} shape="photo" />
        ))}
      </div>
    </Loading>
  );
}
