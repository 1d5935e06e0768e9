import { REAL_PERSON_CODE } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { type CancelSource, createCancelSource } from '../../lib/cancel-source';
import { delay } from '../../lib/delay';
import { useIsSeen } from '../../lib/seen';
import { useT } from '../../lib/translation';
import { CameraView } from '../../platform/camera-view';
import type { CameraHandle } from '../../platform/camera-view-port';
import { tick } from '../../platform/haptics';
import { Button } from '../../ui/button';
import { CameraFrame } from '../../ui/camera-frame';
import type { LiveCheckProps } from './live-check-props';
import styles from './real-person.module.css';
import { type Asked, takeFrames } from './take-frames';

/** The live picture, which says what to do and takes its frames by itself. */
export function ActionCamera({ actions, sidePx, onFrames, onProblem, onBreak }: LiveCheckProps) {
  const t = useT();
  const camera = useRef<CameraHandle>(null);
  const running = useRef<CancelSource>(undefined);
  const [isReady, setIsReady] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const isSeen = useIsSeen();
  const latestBreak = useRef(onBreak);
  useEffect(() => {
    latestBreak.current = onBreak;
  });
  useEffect(() => () => running.current?.cancel(), []);
  useEffect(() => {
    if (isSeen || !running.current) return;
    running.current.cancel();
    latestBreak.current(REAL_PERSON_CODE.interrupted);
  }, [isSeen]);

  async function run(): Promise<void> {
    const source = createCancelSource();
    running.current = source;
    const frames = await takeFrames({
      take: async () => camera.current?.takeFrame(sidePx),
      actions,
      onAsked(next) {
        setAsked(next);
        tick();
      },
      signal: source.signal,
      now: () => performance.now(),
      wait: delay,
    });
    if (!source.signal.aborted) onFrames(frames);
  }
  const words = () => {
    if (!isReady) return t('camera.starting');
    if (asked === undefined || asked === 'straight') return t('person.straight');
    return t(`person.act-${asked}`);
  };
  return (
    <CameraFrame
      live={
        <CameraView
          ref={camera}
          facing="user"
          label={t('camera.picture')}
          onReady={() => setIsReady(true)}
          onProblem={onProblem}
        />
      }
      oval={asked ? 'good' : undefined}
      controls={
        <>
          <Button
            label={t('action.cancel')}
            variant="plain"
            size="medium"
            onPress={() => onBreak(REAL_PERSON_CODE.interrupted)}
          />
          <Button
            label={t('person.start')}
            icon="camera"
            isDisabled={!isReady || asked !== undefined}
            onPress={() => void run()}
          />
          <span />
        </>
      }
    >
      <p className={styles.cue} role="status">
        {words()}
      </p>
    </CameraFrame>
  );
}
