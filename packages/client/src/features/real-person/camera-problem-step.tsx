import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { allowCamera } from '../../platform/allow-camera';
import type { CameraProblem } from '../../platform/camera-view-port';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { emptyShapes } from '../../ui/empty-shapes';
import styles from './real-person.module.css';

interface CameraProblemStepProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

/** Why the camera does not work; without one there is no check. */
export function CameraProblemStep({ problem, onRetry }: CameraProblemStepProps) {
  const t = useT();
  const allow = problem === 'denied' ? allowCamera : undefined;
  return (
    <>
      <div className={styles.center} role="alert">
        <Drawing layers={emptyShapes.camera} />
        <h2 className={styles.title}>{t('camera.problem')}</h2>
        <p className={styles.text}>{t(`camera.${problem}`)}</p>
      </div>
      <div className={styles.foot}>
        <Button
          label={allow ? t('action.settings') : t('action.retry')}
          isWide
          onPress={allow ? () => void allow().then((isAllowed) => isAllowed && onRetry(), showError) : onRetry}
        />
      </div>
    </>
  );
}
