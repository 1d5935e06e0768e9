import { canDislike, canToggleKeep, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import styles from './photo-viewer.module.css';
import { rareActions, type ViewerAction } from './rare-actions';
import { canSharePhoto } from './share-photo';
import type { usePhotoActions } from './use-photo-actions';

export type ViewerBarProps = {
  photo: ResultImage;
  actions: ReturnType<typeof usePhotoActions>;
  /** Nothing about the photo can be changed from here. */
  isLookingOnly: boolean;
  /** Opens what can be made of the photo; absent where nothing can. */
  onExtras: (() => void) | undefined;
  /** Orders it on paper; absent where it cannot be. */
  onPrint: (() => void) | undefined;
};

/** The actions below the photo. A kept one has more than a phone's width holds in every language: the rarer stand above it there. */
export function ViewerBar({ photo, actions, isLookingOnly, onExtras, onPrint }: ViewerBarProps) {
  const t = useT();
  const isWide = useIsWide();
  const [hasShare] = useState(canSharePhoto);
  const isCosting = usePhotoPrice()(photo) > 0;
  const { busy } = actions;
  const { status } = photo;
  const often: ViewerAction[] = [
    { icon: 'download', label: t('action.save'), isBusy: busy === 'save', press: actions.save },
  ];
  if (hasShare) often.push({ icon: 'share', label: t('action.share'), isBusy: busy === 'share', press: actions.share });
  if (isLookingOnly) return <Bar actions={often} />;
  if (canToggleKeep(status, isCosting)) {
    const { isTicked, isChoice } = actions;
    const label = isChoice
      ? t(isTicked ? 'viewer.chosen' : 'viewer.choose')
      : t(isTicked ? 'viewer.kept' : 'viewer.keep');
    often.push({ icon: 'heart', label, isOn: isTicked, press: actions.keep });
  }
  if (onPrint) often.push({ icon: 'photos', label: t('viewer.print'), press: onPrint });
  if (onExtras) often.push({ icon: 'sparkles', label: t('viewer.extras'), press: onExtras });
  if (canDislike(status)) {
    const isOn = photo.dislike === 1;
    const label = t('viewer.dislike');
    often.push({ icon: 'dislike', label, isOn, isBusy: busy === 'dislike', press: actions.dislike });
  }
  return <Bar actions={isWide ? [...often, ...rareActions(t, photo, actions)] : often} />;
}

function Bar({ actions }: { actions: readonly ViewerAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ icon, label, isBusy, isOn, press }) => (
        <button
          key={icon}
          type="button"
          className={classNames(styles.action, isOn && styles.on)}
          aria-pressed={isOn}
          aria-busy={isBusy ? true : undefined}
          aria-disabled={isBusy ? true : undefined}
          onClick={() => void press()}
        >
          {isBusy ? <Spinner /> : <Icon name={icon} isFilled={isOn === true} />}
          <span className={styles.word}>{label}</span>
        </button>
      ))}
    </div>
  );
}
