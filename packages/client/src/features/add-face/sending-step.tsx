import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Photo } from '../../ui/photo';
import { Scan } from '../../ui/scan';
import { Skeleton } from '../../ui/skeleton';
import type { PhotoUnderWay } from './add-face-state';
import styles from './outcome.module.css';

interface SendingStepProps {
  /** None: the sample face. */
  readonly file?: PhotoUnderWay | undefined;
  /** 0 to 1 while it is uploaded; undefined while it is read. */
  readonly sent?: number | undefined;
  readonly isKeeping: boolean;
  readonly onCancel: () => void;
}

/** The photo while it is read, sent, looked at and kept. */
export function SendingStep({ file, sent, isKeeping, onCancel }: SendingStepProps) {
  const t = useT();
  const isSending = !isKeeping && sent !== undefined && sent < 1;
  const isLooking = isKeeping || sent === 1;
  const percent = Math.floor((sent ?? 0) * 100);
  const words = isKeeping
    ? t('add-face.keeping')
    : isSending
      ? t('add-face.sending', percent)
      : sent === undefined
        ? t('add-face.reading')
        : t('add-face.looking');
  return (
    <div className={styles.step}>
      <div className={styles.body}>
        <div className={styles.large}>
          {file ? (
            <Photo src={file.url} alt={t('add-face.photo')} {...(file.focus && { focus: file.focus })} isEager>
              {isLooking ? <Scan /> : null}
            </Photo>
          ) : (
            <Skeleton shape="photo" />
          )}
        </div>
        {/* The percentage is for the eye; readers hear the stages. */}
        <p className={styles.title} aria-hidden={isSending}>
          {words}
        </p>
        <div className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ inlineSize: isLooking ? '100%' : `${percent}%` }} />
        </div>
        <p className={styles.heard} role="status">
          {isSending ? '' : words}
        </p>
      </div>
      <div className={styles.actions}>
        <Button label={t('action.cancel')} variant="plain" isWide onPress={onCancel} />
      </div>
    </div>
  );
}
