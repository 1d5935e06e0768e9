import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { PhotoPill } from '../../ui/photo-pill';
import styles from './photo-viewer.module.css';

type ViewerTopProps = {
  className: string | undefined;
  /** From 1. */
  position: number;
  count: number;
  /** What was made of the photo. */
  mark: string | undefined;
  onClose: () => void;
  /** Absent where the bar below deletes, or nothing does. */
  onDelete: (() => unknown) | undefined;
  onInfo: () => void;
};

/** The row above the photo. */
export function ViewerTop({ className, position, count, mark, onClose, onDelete, onInfo }: ViewerTopProps) {
  const t = useT();
  return (
    <div className={classNames(styles.bar, className)}>
      <IconButton icon="close" label={t('action.close')} onPress={onClose} />
      <span className={styles.position} aria-hidden="true">
        {formatNumber(t.locale, position)} / {formatNumber(t.locale, count)}
        {mark ? <PhotoPill>{mark}</PhotoPill> : null}
      </span>
      <span className={styles.topEnd}>
        {onDelete ? <IconButton icon="trash" label={t('action.delete')} onPress={() => void onDelete()} /> : null}
        <IconButton icon="info" label={t('viewer.info')} onPress={onInfo} />
      </span>
    </div>
  );
}
