import { canDislike, canToggleKeep, hasBadges, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { useT } from '../../lib/translation';
import { useIsWide } from '../../lib/wide';
import { PageSheet } from '../../navigation/page-sheet';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { ListRow } from '../../ui/list-row';
import { Spinner } from '../../ui/spinner';
import styles from './photo-viewer.module.css';
import { canSharePhoto } from './share-photo';
import type { usePhotoActions } from './use-photo-actions';

export type ViewerBarProps = {
  photo: ResultImage;
  actions: ReturnType<typeof usePhotoActions>;
  /** Nothing about the photo can be changed from here. */
  isLookingOnly: boolean;
  /** Opens what can be made of the photo; absent where nothing can. */
  onExtras: (() => void) | undefined;
};

type ViewerAction = {
  icon: IconName;
  label: string;
  isBusy?: boolean;
  /** Given: a toggle. */
  isOn?: boolean;
  press: () => unknown;
};

/**
 * The actions below the photo. A kept one has more than a phone's width holds in every language: the rarer lie in a sheet, and on a phone
 * it is deleted from the row above.
 */
export function ViewerBar({ photo, actions, isLookingOnly, onExtras }: ViewerBarProps) {
  const t = useT();
  const isWide = useIsWide();
  const [hasShare] = useState(canSharePhoto);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const isCosting = usePhotoPrice()(photo) > 0;
  const { busy } = actions;
  const { status } = photo;
  const isKept = hasBadges(status);
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
  if (onExtras) often.push({ icon: 'sparkles', label: t('viewer.extras'), press: onExtras });
  if (canDislike(status)) {
    const isOn = photo.dislike === 1;
    const label = t('viewer.dislike');
    often.push({ icon: 'dislike', label, isOn, isBusy: busy === 'dislike', press: actions.dislike });
  }
  const remove: ViewerAction = {
    icon: 'trash',
    label: t('action.delete'),
    press: actions.remove,
  };
  if (!isKept) return <Bar actions={isWide ? [...often, remove] : often} />;
  const publish: ViewerAction = {
    icon: 'globe',
    label: t(photo.square === 0 ? 'square.publish' : 'square.withdraw'),
    isBusy: busy === 'publish',
    press: actions.publish,
  };
  if (isWide) return <Bar actions={[...often, publish, remove]} />;
  const isBusy = busy === 'publish';
  return (
    <>
      <Bar actions={[...often, { icon: 'more', label: t('viewer.more'), isBusy, press: () => setIsMoreOpen(true) }]} />
      <MoreActions actions={[publish]} isOpen={isMoreOpen} onClose={() => setIsMoreOpen(false)} />
    </>
  );
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

type MoreActionsProps = { actions: readonly ViewerAction[]; isOpen: boolean; onClose: () => void };

function MoreActions({ actions, isOpen, onClose }: MoreActionsProps) {
  const t = useT();
  // A question that it asks lies above the sheet: what opened last closes first.
  const finish = async (press: () => unknown) => {
    await press();
    onClose();
  };
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('viewer.more')}>
      {actions.map(({ icon, label, press }) => (
        <ListRow key={icon} icon={icon} label={label} onPress={() => void finish(press)} />
      ))}
    </PageSheet>
  );
}
