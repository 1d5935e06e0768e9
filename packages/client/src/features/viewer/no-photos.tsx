import { FailedAnswer } from '../../api/failed-answer';
import { useT } from '../../lib/translation';
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { useViewerPhotos } from './use-viewer-photos';

/** Why no photo is shown: nobody is logged in, it is on its way, could not be had, or is gone. */
export function NoPhotos({ viewer, onClose }: { viewer: ReturnType<typeof useViewerPhotos>; onClose: () => void }) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) {
    return <GuestState picture="album" />;
  }
  if (viewer.error) {
    return (
      <FailedAnswer
        title={t('viewer.error-title')}
        error={viewer.error}
        isBusy={viewer.isFetching}
        onRetry={viewer.refetch}
      />
    );
  }
  if (viewer.isFetching) return <VisuallyHidden>{t('viewer.loading')}</VisuallyHidden>;
  return (
    <EmptyState
      picture="album"
      title={t('viewer.gone-title')}
      text={t('viewer.gone-text')}
      actionLabel={t('action.back')}
      onAction={onClose}
    />
  );
}
