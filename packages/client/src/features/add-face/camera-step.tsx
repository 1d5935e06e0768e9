import { useEffect, useRef, useState } from 'react';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';
import { useCameraHint } from '../../lib/use-camera-hint';
import { CameraView } from '../../platform/camera-view';
import type { CameraHandle, CameraProblem } from '../../platform/camera-view-port';
import type { PickedFile } from '../../platform/picked-file';
import { useShutterKey } from '../../platform/shutter-key';
import { onVisibilityChange } from '../../platform/visibility';
import { Button } from '../../ui/button';
import { CameraFrame } from '../../ui/camera-frame';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { CameraFailed } from './camera-failed';
import styles from './camera-step.module.css';

interface CameraStepProps {
  readonly onPhoto: (file: PickedFile) => void;
  /** A picture of the album, when the camera fails. */
  readonly onFile: (file: PickedFile) => void;
  readonly onBack: () => void;
}

/** The live picture with its guide: what is wrong is said before the photo is taken. */
export function CameraStep({ onPhoto, onFile, onBack }: CameraStepProps) {
  const t = useT();
  const camera = useRef<CameraHandle>(null);
  const [facing, setFacing] = useState<'user' | 'environment'>('user');
  const [isReady, setIsReady] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const hint = useCameraHint(camera, isReady && !problem);

  async function take(): Promise<void> {
    if (!isReady || isTaking || !camera.current) return;
    setIsTaking(true);
    try {
      onPhoto(await camera.current.capture());
    } catch (error) {
      setIsTaking(false);
      showError(error);
    }
  }
  useShutterKey(isReady && !problem, () => void take());

  const fail = (what: CameraProblem) => {
    setIsReady(false);
    setProblem(what);
  };
  // A camera that was taken away while the user was elsewhere comes back with the user.
  useEffect(() => {
    if (problem !== 'busy') return;
    return onVisibilityChange((isVisible) => {
      if (isVisible) setProblem(undefined);
    });
  }, [problem]);

  if (problem) {
    return <CameraFailed problem={problem} onRetry={() => setProblem(undefined)} onFile={onFile} onBack={onBack} />;
  }
  const flip = () => {
    setIsReady(false);
    setFacing(facing === 'user' ? 'environment' : 'user');
  };
  const isGood = isReady && hint === 'good';
  const words = !isReady ? t('camera.starting') : hint ? t(`camera.${hint}`) : t('camera.advice');
  return (
    <CameraFrame
      live={
        <CameraView
          ref={camera}
          facing={facing}
          label={t('camera.picture')}
          onReady={() => setIsReady(true)}
          onProblem={fail}
        />
      }
      oval={isGood ? 'good' : undefined}
      controls={
        <>
          <Button label={t('action.back')} variant="plain" size="medium" onPress={onBack} />
          <button
            type="button"
            className={styles.shutter}
            aria-label={t('camera.shutter')}
            aria-disabled={!isReady || isTaking}
            onClick={() => void take()}
          >
            <span className={styles.disc} />
          </button>
          <IconButton icon="flipCamera" label={t('camera.flip')} variant="tonal" onPress={flip} />
        </>
      }
    >
      <p className={classNames(styles.hint, isGood && styles.fine)} role="status">
        {isGood ? <Icon name="check" sizePx={18} /> : null}
        {words}
      </p>
      <p className={styles.advice}>{t('camera.advice')}</p>
    </CameraFrame>
  );
}
