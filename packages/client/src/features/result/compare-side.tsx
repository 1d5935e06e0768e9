import { canDislike, canToggleKeep, type FacePlace, RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { markPhotos } from '../../domain/photos/mark-photos';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { LikenessRing } from '../../ui/likeness-ring';
import { Photo } from '../../ui/photo';
import { showToast } from '../../ui/toast';
import { closeUp } from './close-up';
import styles from './compare-pair.module.css';
import type { HoldHandlers } from './hold-handlers';

export type CompareSideProps = {
  photo: ResultImage;
  /** What distinguishes it. */
  name: string;
  /** Where the person is who is looked at closely; undefined: not known, it stays whole. */
  place: FacePlace | undefined;
  isKept: boolean;
  isClose: boolean;
  hold: HoldHandlers;
  onToggle: () => void;
};

const MIDDLE = { x: 0.5, y: 0.5 };

/** One of the two photos, with its likeness and whether it is kept. */
export function CompareSide({ photo, name, place, isKept, isClose, hold, onToggle }: CompareSideProps) {
  const t = useT();
  const isCosting = usePhotoPrice()(photo) > 0;
  /** It is paid for with the others that are chosen. */
  const isChoice = isCosting && photo.status === RESULT_STATUS.ready;
  const aspect = photo.width / photo.height;
  const [isMarking, setIsMarking] = useState(false);
  const dislike = async () => {
    const isOn = photo.dislike === 0;
    setIsMarking(true);
    try {
      await markPhotos([photo.id], isOn ? 'dislike' : 'undislike');
      showToast({ text: t(isOn ? 'viewer.dislike-done' : 'viewer.undislike-done') });
    } catch (error) {
      showError(error);
    } finally {
      setIsMarking(false);
    }
  };
  const likeness = t('result.likeness', Math.round(photo.likeness));
  return (
    <figure className={styles.side}>
      <div className={styles.frame} {...hold}>
        <div
          className={styles.lens}
          style={isClose && place ? { transform: closeUp({ aspect, face: place, focus: MIDDLE }) } : undefined}
        >
          <Photo
            src={photo.url}
            alt={name}
            thumbHash={photo.thumbhash}
            corner="none"
            isFilling
            isEager
            retryLabel={t('action.retry')}
          />
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.likeness}>
          <LikenessRing score={photo.likeness} text={likeness} label={likeness} />
        </span>
        <Button
          label={isChoice ? t(isKept ? 'viewer.chosen' : 'viewer.choose') : t(isKept ? 'compare.kept' : 'compare.keep')}
          variant={isKept ? 'filled' : 'quiet'}
          icon={isKept ? 'check' : undefined}
          isWide
          isDisabled={!canToggleKeep(photo.status, isCosting)}
          onPress={onToggle}
        />
        {canDislike(photo.status) ? (
          <IconButton
            icon="dislike"
            label={`${t('viewer.dislike')} ${name}`}
            isPressed={photo.dislike === 1}
            isBusy={isMarking}
            onPress={() => void dislike()}
          />
        ) : null}
      </figcaption>
    </figure>
  );
}
