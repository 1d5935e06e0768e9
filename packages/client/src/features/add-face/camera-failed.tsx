import { showError } from '../../api/show-error';
import { cameraProblemText } from '../../lib/camera-problem-text';
import { cameraRetry } from '../../lib/camera-retry';
import { useT } from '../../lib/translation';
import type { CameraProblem } from '../../platform/camera-view-port';
import type { PickedFile } from '../../platform/picked-file';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { emptyShapes } from '../../ui/empty-shapes';
import { pickOne } from './choose-step';
import styles from './outcome.module.css';

interface CameraFailedProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
  readonly onFile: (file: PickedFile) => void;
  readonly onBack: () => void;
}

/** Why the camera does not work. Only pictures of the album can be uploaded then (specification, section 5). */
export function CameraFailed({ problem, onRetry, onFile, onBack }: CameraFailedProps) {
  const t = useT();
  const retry = cameraRetry(problem, onRetry, showError);
  return (
    <div className={styles.step}>
      <div className={styles.body} role="alert">
        <Drawing layers={emptyShapes.camera} />
        <h3 className={styles.title}>{t('camera.problem')}</h3>
        <p className={styles.text}>{t(cameraProblemText(problem))}</p>
        <p className={styles.text}>{t('camera.album-instead')}</p>
      </div>
      <div className={styles.actions}>
        <Button label={t('add-face.album')} icon="image" isWide onPress={() => void pickOne(onFile)} />
        <Button label={t(retry.label)} variant="tonal" isWide onPress={retry.onPress} />
        <Button label={t('action.back')} variant="plain" isWide onPress={onBack} />
      </div>
    </div>
  );
}
