import { CLIENT_ERROR, ERROR } from '@kinora/contract';
import { errorText, isError, isNetworkError } from '../../api/command-error';
import { useT } from '../../lib/translation';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { failedShapes } from '../../ui/drawing-shapes';
import styles from './outcome.module.css';

interface FailedStepProps {
  readonly error: unknown;
  /** The photo was sent whole: what did not come in time is the studio's answer. */
  readonly isLookedAt: boolean;
  readonly file?: PickedFile | undefined;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** Network or server failed: the photo is kept for another attempt. */
export function FailedStep({ error, isLookedAt, file, onRetry, onRestart }: FailedStepProps) {
  const t = useT();
  const isSlow = isLookedAt && isError(error, CLIENT_ERROR.requestTimeout);
  return (
    <div className={styles.step}>
      <div className={styles.body} role="alert">
        <Drawing layers={isNetworkError(error) && !isSlow ? failedShapes.offline : failedShapes.error} />
        <h3 className={styles.title}>{t('add-face.failed')}</h3>
        <p className={styles.text}>{isSlow ? t(`error.${ERROR.studioOverloaded}`) : errorText(error, t)}</p>
        {file ? <p className={styles.text}>{t('add-face.failed-kept')}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button label={t('action.retry')} isWide onPress={onRetry} />
        <Button label={t('add-face.again')} variant="plain" isWide onPress={onRestart} />
      </div>
    </div>
  );
}
