import { showError } from '../../api/show-error';
import { cameraProblemText } from '../../lib/camera-problem-text';
import { cameraRetry } from '../../lib/camera-retry';
import { useT } from '../../lib/translation';
import type { CameraProblem } from '../../platform/camera-view-port';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { emptyShapes } from '../../ui/empty-shapes';
import styles from './real-person.module.css';

interface CameraProblemStepProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
  readonly onClip: () => void;
}

/** Why the camera does not work; a clip may still be recorded, or chosen. */
export function CameraProblemStep({ problem, onRetry, onClip }: CameraProblemStepProps) {
  const t = useT();
  const retry = cameraRetry(problem, onRetry, showError);
  return (
    <>
      <div className={styles.center} role="alert">
        <Drawing layers={emptyShapes.camera} />
        <h2 className={styles.title}>{t('camera.problem')}</h2>
        <p className={styles.text}>{t(cameraProblemText(problem))}</p>
      </div>
      <div className={styles.foot}>
        <Button label={t(retry.label)} isWide onPress={retry.onPress} />
        <Button label={t('person.clip')} variant="plain" isWide onPress={onClip} />
      </div>
    </>
  );
}
