import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { PhotoPill } from '../../ui/photo-pill';
import styles from './photo-viewer.module.css';
import type { ViewerAction } from './rare-actions';

type ViewerTopProps = {
  className: string | undefined;
  /** From 1. */
  position: number;
  count: number;
  /** What was made of the photo. */
  mark: string | undefined;
  onClose: () => void;
  /** What the bar below has no room for. */
  actions: readonly ViewerAction[];
  onInfo: () => void;
};

/** The row above the photo. */
export function ViewerTop({ className, position, count, mark, onClose, actions, onInfo }: ViewerTopProps) {
  const t = useT();
  return (
    <div className={classNames(styles.bar, className)}>
      <IconButton icon="close" label={t('action.close')} onPress={onClose} />
      <span className={styles.position} aria-hidden="true">
        {formatNumber(t.locale, position)} / {formatNumber(t.locale, count)}
        {mark ? <PhotoPill>{mark}</PhotoPill> : null}
      </span>
      <span className={styles.topEnd}>
        {actions.map(({ icon, label, isBusy, press }) => (
          <IconButton key={icon} icon={icon} label={label} isBusy={isBusy} onPress={() => void press()} />
        ))}
        <IconButton icon="info" label={t('viewer.info')} onPress={onInfo} />
      </span>
    </div>
  );
}
