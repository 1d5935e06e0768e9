import type { ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { FailedAnswer } from '../../api/failed-answer';
import { usePhotos } from '../../domain/photos/use-photos';
import { renditionOf } from '../../lib/renditions';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { saveVideo } from '../../platform/save-video';
import { VideoView } from '../../platform/video-view';
import { GuestState } from '../../session/guest-state';
import { useIsLoggedIn } from '../../session/session';
import { DarkLayer } from '../../ui/dark-layer';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { IconButton } from '../../ui/icon-button';
import { showToast } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './video-player.module.css';

/** The video of one photo over the whole window. */
export function VideoPlayer({ id }: { id: string | undefined }) {
  const t = useT();
  const { back } = useNavigation();
  const isLoggedIn = useIsLoggedIn();
  const ids = id === undefined ? [] : [id];
  const answer = usePhotos(ids);
  const photo = answer.data?.imgs[0];
  usePageTitle(t('photo.mark-video'));
  const close = () => void back();
  return (
    <DarkLayer label={t('photo.mark-video')} onClose={close}>
      <div className={styles.bar}>
        <IconButton icon="close" label={t('action.close')} onPress={close} />
        {photo?.vurl ? <SaveButton photo={photo} /> : null}
      </div>
      {photo?.vurl ? (
        <Player photo={photo} />
      ) : (
        <div className={styles.state}>
          <NoVideo answer={answer} isLoggedIn={isLoggedIn} onClose={close} />
        </div>
      )}
    </DarkLayer>
  );
}

function Player({ photo }: { photo: ResultImage }) {
  const t = useT();
  const [failed, setFailed] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <div className={styles.state}>
        <ErrorState
          title={t('video.error-title')}
          text={t('video.error-text')}
          retryLabel={t('action.retry')}
          onRetry={() => {
            setFailed(failed + 1);
            setIsBroken(false);
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <VideoView
        key={failed}
        url={photo.vurl}
        posterUrl={renditionOf(photo, 'video')?.cover ?? ''}
        label={t('video.of', themeName(t, photo.theme))}
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}

function SaveButton({ photo }: { photo: ResultImage }) {
  const t = useT();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const outcome = await saveVideo(photo.vurl, `${photo.name}.mp4`).catch(() => 'failed' as const);
    setIsSaving(false);
    if (outcome === 'failed') showToast({ text: t('viewer.save-failed'), tone: 'warning' });
    else if (outcome !== 'cancelled') showToast({ text: t('viewer.saved') });
  };
  return <IconButton icon="download" label={t('action.save')} isBusy={isSaving} onPress={() => void save()} />;
}

type NoVideoProps = {
  answer: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  isLoggedIn: boolean;
  onClose: () => void;
};

function NoVideo({ answer, isLoggedIn, onClose }: NoVideoProps) {
  const t = useT();
  if (!isLoggedIn) {
    return <GuestState picture="album" />;
  }
  if (answer.error) {
    return (
      <FailedAnswer
        title={t('video.error-title')}
        error={answer.error}
        isBusy={answer.isFetching}
        onRetry={answer.refetch}
      />
    );
  }
  if (answer.isFetching) return <VisuallyHidden>{t('video.loading')}</VisuallyHidden>;
  return (
    <EmptyState
      picture="album"
      title={t('video.gone-title')}
      text={t('video.gone-text')}
      actionLabel={t('action.back')}
      onAction={onClose}
    />
  );
}
