import type { ResultImage } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { type ReactNode, type RefObject, useState } from 'react';
import { renditionMark } from '../../lib/renditions';
import { themeName } from '../../lib/theme-name';
import { useIsRightToLeft, useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { useNavigation } from '../../navigation/use-navigation';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { hasDocuments, PhotoDocument } from './photo-document';
import { PhotoExtras } from './photo-extras';
import { PhotoInfo } from './photo-info';
import { indexToShow } from './photo-order';
import { PhotoStage } from './photo-stage';
import type { PhotoStageHandle } from './photo-stage-props';
import styles from './photo-viewer.module.css';
import { rareActions } from './rare-actions';
import { usePhotoActions } from './use-photo-actions';
import { usePhotoExtras } from './use-photo-extras';
import { ViewerBar } from './viewer-bar';
import { ViewerTop } from './viewer-top';

type OpenPhotosProps = {
  stage: RefObject<PhotoStageHandle | null>;
  photos: readonly ResultImage[];
  ids: readonly string[];
  firstId: string | undefined;
  isLookingOnly: boolean;
  waitingOf: (photo: string) => ReactNode;
  onClose: () => Promise<unknown>;
};

/** The photo with the bars over it, and what can be opened from them. */
export function OpenPhotos({
  stage,
  photos,
  ids,
  firstId,
  isLookingOnly: isFixed,
  waitingOf,
  onClose,
}: OpenPhotosProps) {
  const t = useT();
  const isRightToLeft = useIsRightToLeft();
  const isWide = useIsWide();
  const { navigateTo } = useNavigation();
  const [shownId, setShownId] = useState(firstId);
  const [hasBars, setHasBars] = useState(true);
  const [isInfoOpen, setIsInfoOpen] = useState(false);
  const [isExtrasOpen, setIsExtrasOpen] = useState(false);
  const [isLifted, setIsLifted] = useState(false);
  const [isDocumentOpen, setIsDocumentOpen] = useState(false);
  const index = indexToShow(photos, ids, shownId);
  const photo = photos[index];
  const actions = usePhotoActions(photo, setShownId, photos.length === 1 ? onClose : undefined);
  const extras = usePhotoExtras(photo);
  if (!photo) return null;
  const altOf = (one: ResultImage) =>
    t('viewer.photo', themeName(t, one.theme), formatDate(t.locale, one.stamp, 'day'));
  const mark = renditionMark(t, photo);
  const close = () => (stage.current ?? { close: onClose }).close();
  const bars = hasBars && !isLifted ? undefined : styles.away;
  const openDocument = () => {
    setIsExtrasOpen(false);
    setIsDocumentOpen(true);
  };
  const isDocument = hasDocuments(photo);
  return (
    <>
      <div className={styles.stage}>
        <PhotoStage
          ref={stage}
          photos={photos}
          index={index}
          altOf={altOf}
          onIndexChange={(next) => setShownId(photos[next]?.id)}
          onClose={onClose}
          onLift={setIsLifted}
          onTap={() => setHasBars(!hasBars)}
          errorText={t('viewer.error-title')}
          isRightToLeft={isRightToLeft}
        />
      </div>
      <ViewerTop
        className={bars}
        position={index + 1}
        count={photos.length}
        mark={mark}
        onClose={close}
        actions={isFixed || isWide ? [] : rareActions(t, photo, actions)}
        onInfo={() => setIsInfoOpen(true)}
      />
      <div role="status">
        <VisuallyHidden>
          {t('viewer.position', index + 1, photos.length)} {altOf(photo)} {mark}
        </VisuallyHidden>
      </div>
      {index > 0 ? (
        <div className={classNames(styles.arrow, styles.previous, bars)}>
          <IconButton
            icon="back"
            variant="onPhoto"
            label={t('viewer.previous')}
            onPress={() => stage.current?.goTo(index - 1)}
          />
        </div>
      ) : null}
      {index < photos.length - 1 ? (
        <div className={classNames(styles.arrow, styles.next, bars)}>
          <IconButton
            icon="forward"
            variant="onPhoto"
            label={t('viewer.next')}
            onPress={() => stage.current?.goTo(index + 1)}
          />
        </div>
      ) : null}
      <div className={classNames(styles.foot, bars)}>
        <ViewerBar
          photo={photo}
          actions={actions}
          isLookingOnly={isFixed}
          onExtras={extras.kinds.length > 0 || isDocument ? () => setIsExtrasOpen(true) : undefined}
          onPrint={extras.canPrint ? () => void navigateTo('print', { id: photo.id }) : undefined}
        />
      </div>
      <PhotoExtras
        photo={photo}
        extras={extras}
        isOpen={isExtrasOpen}
        waiting={isExtrasOpen ? waitingOf(photo.id) : null}
        onDocument={isDocument ? openDocument : undefined}
        onClose={() => setIsExtrasOpen(false)}
      />
      <PhotoDocument photo={photo} isOpen={isDocumentOpen} onClose={() => setIsDocumentOpen(false)} />
      <PhotoInfo
        photo={photo}
        isPrivate={!isFixed && actions.isPrivate}
        isOpen={isInfoOpen}
        onClose={() => setIsInfoOpen(false)}
      />
    </>
  );
}
