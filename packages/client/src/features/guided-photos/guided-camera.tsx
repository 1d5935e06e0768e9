import type { FaceMoment } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { showError } from '../../api/show-error';
import { useIsSeen } from '../../lib/seen';
import { useT } from '../../lib/translation';
import { useCameraHint } from '../../lib/use-camera-hint';
import { CameraView } from '../../platform/camera-view';
import type { CameraHandle, CameraProblem } from '../../platform/camera-view-port';
import { tick } from '../../platform/haptics';
import type { PickedFile } from '../../platform/picked-file';
import { useShutterKey } from '../../platform/shutter-key';
import { Button } from '../../ui/button';
import { CameraFrame } from '../../ui/camera-frame';
import { IconButton } from '../../ui/icon-button';
import { cueFor, sideInPreview } from './cues';
import styles from './guided-camera.module.css';
import type { Shot } from './guided-state';
import { HeadDrawing } from './head-drawing';
import { RunDown } from './run-down';
import { TakenStrip } from './taken-strip';

/** How long one has for each picture. */
const HOLD_MS = 3000;

const TOGGLE = { waiting: 'guided.start', running: 'guided.pause', paused: 'guided.resume' } as const;
const ICON = { waiting: 'camera', running: 'pause', paused: 'camera' } as const;

interface GuidedCameraProps {
  readonly moments: readonly FaceMoment[];
  readonly shots: readonly Shot[];
  readonly onPhoto: (file: PickedFile, asked: FaceMoment) => void;
  readonly onProblem: (problem: CameraProblem) => void;
  /** All are taken, or the user has had enough. */
  readonly onEnd: () => void;
}

/** The live picture, which says what to do, counts down and takes the photo by itself, one after the other. */
export function GuidedCamera({ moments, shots, onPhoto, onProblem, onEnd }: GuidedCameraProps) {
  const t = useT();
  const camera = useRef<CameraHandle>(null);
  const [facing, setFacing] = useState<'user' | 'environment'>('user');
  const [isReady, setIsReady] = useState(false);
  const [index, setIndex] = useState(0);
  const [failures, setFailures] = useState(0);
  const [run, setRun] = useState<keyof typeof TOGGLE>('waiting');
  const isSeen = useIsSeen();
  const hint = useCameraHint(camera, isReady && run === 'waiting');
  const moment = moments[index];
  const cue = moment && cueFor(moment);
  // Who looks elsewhere is not photographed meanwhile.
  useEffect(() => {
    if (!isSeen) setRun((now) => (now === 'running' ? 'paused' : now));
  }, [isSeen]);

  async function take(): Promise<void> {
    if (!camera.current || !moment) return;
    try {
      onPhoto(await camera.current.capture(), moment);
    } catch (error) {
      showError(error);
      setRun('paused');
      setFailures(failures + 1);
      return;
    }
    tick();
    if (index + 1 < moments.length) setIndex(index + 1);
    else onEnd();
  }
  const toggle = () => setRun(run === 'running' ? 'paused' : 'running');
  useShutterKey(isReady, toggle);
  const flip = () => {
    setIsReady(false);
    setRun('waiting');
    setFacing(facing === 'user' ? 'environment' : 'user');
  };
  const words = () => {
    if (!isReady || !cue) return t('camera.starting');
    if (run === 'paused') return t('guided.paused');
    if (run === 'running') return t(`guided.cue-${cue}`);
    return hint && hint !== 'good' ? t(`camera.${hint}`) : t('guided.get-ready');
  };
  return (
    <CameraFrame
      live={
        <CameraView
          ref={camera}
          facing={facing}
          label={t('camera.picture')}
          onReady={() => setIsReady(true)}
          onProblem={onProblem}
        />
      }
      oval={run === 'waiting' ? undefined : 'ring'}
      ring={
        run === 'waiting' ? null : (
          <RunDown
            key={`${index} ${failures}`}
            totalMs={HOLD_MS}
            isRunning={run === 'running' && isReady}
            onEnd={() => void take()}
          />
        )
      }
      controls={
        <>
          <Button label={t('action.cancel')} variant="plain" size="medium" onPress={onEnd} />
          <Button label={t(TOGGLE[run])} icon={ICON[run]} isDisabled={!isReady} onPress={toggle} />
          <IconButton icon="flipCamera" label={t('camera.flip')} variant="tonal" onPress={flip} />
        </>
      }
    >
      {index > 0 ? <span key={index} className={styles.flash} aria-hidden="true" /> : null}
      <div className={styles.cue}>
        {cue && isReady ? <HeadDrawing cue={cue} side={sideInPreview(cue, facing === 'user')} isLive /> : null}
        <p className={styles.words} role="status">
          {words()}
        </p>
      </div>
      {moments.length > 1 ? <TakenStrip moments={moments} index={index} shots={shots} /> : null}
    </CameraFrame>
  );
}
