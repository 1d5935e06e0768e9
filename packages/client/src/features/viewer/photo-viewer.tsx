import { type ReactNode, useRef } from 'react';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { DarkLayer } from '../../ui/dark-layer';
import { IconButton } from '../../ui/icon-button';
import { NoPhotos } from './no-photos';
import { OpenPhotos } from './open-photos';
import { isLookingOnly, readIds } from './photo-order';
import type { PhotoStageHandle } from './photo-stage-props';
import styles from './photo-viewer.module.css';
import { useViewerPhotos } from './use-viewer-photos';

export type PhotoViewerProps = {
  id: string | undefined;
  ids: string | undefined;
  mode: string | undefined;
  /** Orders of what is made of a photo that wait to be paid. */
  waitingOf: (photo: string) => ReactNode;
};

/** One photo over the whole window, with those around it a swipe away. */
export function PhotoViewer({ id, ids, mode, waitingOf }: PhotoViewerProps) {
  const t = useT();
  const { back } = useNavigation();
  const all = readIds(id, ids);
  const viewer = useViewerPhotos(all);
  const { photos } = viewer;
  const hasPhotos = photos !== undefined && photos.length > 0;
  const stage = useRef<PhotoStageHandle>(null);
  usePageTitle(t('viewer.label'));
  const close = () => back();
  const putBack = () => (stage.current ?? { close }).close();
  return (
    <DarkLayer label={t('viewer.label')} onClose={putBack} isSheer={hasPhotos}>
      {photos && hasPhotos ? (
        <OpenPhotos
          stage={stage}
          photos={photos}
          ids={all}
          firstId={id}
          isLookingOnly={isLookingOnly(mode)}
          waitingOf={waitingOf}
          onClose={close}
        />
      ) : (
        <>
          <div className={styles.bar}>
            <IconButton icon="close" label={t('action.close')} onPress={() => void close()} />
          </div>
          <div className={styles.state}>
            <NoPhotos viewer={viewer} onClose={() => void close()} />
          </div>
        </>
      )}
    </DarkLayer>
  );
}
