import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { allowCamera } from '../../platform/allow-camera';
import type { CameraProblem } from '../../platform/camera-view-port';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { emptyShapes } from '../../ui/empty-shapes';
import styles from './guided-step.module.css';

interface NoCameraStepProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
  readonly onAlbum: () => void;
  readonly onBack: () => void;
}

/** Why the camera does not work: pictures of the album will do. */
export function NoCameraStep({ problem, onRetry, onAlbum, onBack }: NoCameraStepProps) {
  const t = useT();
  const allow = problem === 'denied' ? allowCamera : undefined;
  return (
    <div className={styles.step}>
      <div className={styles.center} role="alert">
        <Drawing layers={emptyShapes.camera} />
        <h3 className={styles.title}>{t('camera.problem')}</h3>
        <p className={styles.text}>{t(`camera.${problem}`)}</p>
        <p className={styles.text}>{t('guided.album-instead')}</p>
      </div>
      <div className={styles.foot}>
        <Button label={t('guided.album')} icon="image" isWide onPress={onAlbum} />
        <Button
          label={allow ? t('action.settings') : t('action.retry')}
          variant="tonal"
          isWide
          onPress={allow ? () => void allow().then((isAllowed) => isAllowed && onRetry(), showError) : onRetry}
        />
        <Button label={t('action.back')} variant="plain" isWide onPress={onBack} />
      </div>
    </div>
  );
}
