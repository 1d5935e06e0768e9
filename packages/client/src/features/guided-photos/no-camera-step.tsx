import { showError } from '../../api/show-error';
import { cameraProblemText } from '../../lib/camera-problem-text';
import { cameraRetry } from '../../lib/camera-retry';
import { useT } from '../../lib/translation';
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
  const retry = cameraRetry(problem, onRetry, showError);
  return (
    <div className={styles.step}>
      <div className={styles.center} role="alert">
        <Drawing layers={emptyShapes.camera} />
        <h3 className={styles.title}>{t('camera.problem')}</h3>
        <p className={styles.text}>{t(cameraProblemText(problem))}</p>
        <p className={styles.text}>{t('guided.album-instead')}</p>
      </div>
      <div className={styles.foot}>
        <Button label={t('guided.album')} icon="image" isWide onPress={onAlbum} />
        <Button label={t(retry.label)} variant="tonal" isWide onPress={retry.onPress} />
        <Button label={t('action.back')} variant="plain" isWide onPress={onBack} />
      </div>
    </div>
  );
}
