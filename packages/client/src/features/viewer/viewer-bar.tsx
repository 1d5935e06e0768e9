import { canDislike, hasBadges, RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { useState } from 'react';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
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

/** The actions below the photo. */
export function ViewerBar({ photo, actions, isLookingOnly, onExtras }: ViewerBarProps) {
  const t = useT();
  const [hasShare] = useState(canSharePhoto);
  const { busy } = actions;
  const { status } = photo;
  const isKept = hasBadges(status);
  const canKeep = status === RESULT_STATUS.ready || status === RESULT_STATUS.free;
  return (
    <div className={styles.actions}>
      <ViewerAction icon="download" label={t('action.save')} isBusy={busy === 'save'} onPress={actions.save} />
      {hasShare ? (
        <ViewerAction icon="share" label={t('action.share')} isBusy={busy === 'share'} onPress={actions.share} />
      ) : null}
      {canKeep && !isLookingOnly ? (
        <ViewerAction
          icon="heart"
          label={t(isKept ? 'viewer.kept' : 'viewer.keep')}
          isOn={isKept}
          isBusy={busy === 'keep'}
          onPress={actions.keep}
        />
      ) : null}
      {onExtras && !isLookingOnly ? (
        <ViewerAction icon="sparkles" label={t('viewer.extras')} isBusy={false} onPress={async () => onExtras()} />
      ) : null}
      {isKept && !isLookingOnly ? (
        <ViewerAction
          icon="globe"
          label={t(photo.square === 0 ? 'square.publish' : 'square.withdraw')}
          isBusy={busy === 'publish'}
          onPress={actions.publish}
        />
      ) : null}
      {canDislike(status) && !isLookingOnly ? (
        <ViewerAction
          icon="dislike"
          label={t('viewer.dislike')}
          isOn={photo.dislike === 1}
          isBusy={busy === 'dislike'}
          onPress={actions.dislike}
        />
      ) : null}
      {isLookingOnly ? null : (
        <ViewerAction icon="trash" label={t('action.delete')} isBusy={busy === 'delete'} onPress={actions.remove} />
      )}
    </div>
  );
}

type ViewerActionProps = {
  icon: IconName;
  label: string;
  isBusy: boolean;
  /** Given: a toggle. */
  isOn?: boolean;
  onPress: () => Promise<void>;
};

function ViewerAction({ icon, label, isBusy, isOn, onPress }: ViewerActionProps) {
  return (
    <button
      type="button"
      className={classNames(styles.action, isOn && styles.on)}
      aria-pressed={isOn}
      aria-busy={isBusy ? true : undefined}
      onClick={() => void onPress()}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} isFilled={isOn === true} />}
      <span className={styles.word}>{label}</span>
    </button>
  );
}
