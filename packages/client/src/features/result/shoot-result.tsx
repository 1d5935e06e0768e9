import { ERROR } from '@kinora/contract';
import { useState } from 'react';
import { isError } from '../../api/command-error';
import { FailedAnswer } from '../../api/failed-answer';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { PageBar } from '../../navigation/page-bar';
import { useNavigation } from '../../navigation/use-navigation';
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { ChoosePhotos } from './choose-photos';
import styles from './choose-photos.module.css';
import { ChooseSkeleton } from './choose-skeleton';
import type { PhotoOrder } from './sort-photos';
import { useShootPhotos } from './use-shoot-photos';

/** Choosing photos of one shoot: the bar on top and what stands below it in each state. */
export function ShootResult({ shootId }: { shootId: string }) {
  const t = useT();
  const result = useShootPhotos(shootId);
  const [order, setOrder] = useState<PhotoOrder>('likeness');
  const [isComparing, setIsComparing] = useState(false);
  const title = result.data ? themeName(t, result.data.theme) : t('result.title');
  const canCompare = (result.data?.photos.length ?? 0) > 1;
  return (
    <div className={styles.page}>
      <PageBar
        title={title}
        actions={
          canCompare ? (
            <>
              <IconButton
                icon="compare"
                label={t('result.compare')}
                isPressed={isComparing}
                onPress={() => setIsComparing(!isComparing)}
              />
              <IconButton
                icon="sort"
                label={`${t('result.sort')} ${t(`result.sort-${order}`)}`}
                onPress={() => setOrder(order === 'likeness' ? 'sheet' : 'likeness')}
              />
            </>
          ) : null
        }
      />
      <ResultBody
        shootId={shootId}
        result={result}
        order={order}
        isComparing={isComparing}
        onCompared={() => setIsComparing(false)}
      />
    </div>
  );
}

type ResultBodyProps = {
  shootId: string;
  result: ReturnType<typeof useShootPhotos>;
  order: PhotoOrder;
  isComparing: boolean;
  onCompared: () => void;
};

function ResultBody({ shootId, result, order, isComparing, onCompared }: ResultBodyProps) {
  const t = useT();
  const { switchTab } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const { data, error, isSuccess, isFetching, refetch } = result;
  if (!isLoggedIn) {
    return <GuestState picture="album" />;
  }
  if (data) return <ChoosePhotos shoot={data} order={order} isComparing={isComparing} onCompared={onCompared} />;
  if (shootId === '' || isSuccess || isError(error, ERROR.notFound)) {
    return (
      <EmptyState
        picture="search"
        title={t('darkroom.missing-title')}
        text={t('darkroom.missing-text')}
        actionLabel={t('darkroom.missing-action')}
        onAction={() => void switchTab('visit')}
      />
    );
  }
  if (!error) return <ChooseSkeleton />;
  return <FailedAnswer title={t('result.error-title')} error={error} isBusy={isFetching} onRetry={refetch} />;
}
