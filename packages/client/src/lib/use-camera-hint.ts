import { type RefObject, useEffect, useState } from 'react';
import type { CameraHandle } from '../platform/camera-view-port';
import { type CameraHint, hintOf, type SteadyHint, steadyHint } from './camera-hint';
import { type FrameMeasure, measureFrame } from './measure-frame';

const LOOK_EVERY_MS = 300;
const FRAME_WIDTH_PX = 96;

/** What to say of the live picture, looked at three times a second; undefined until there is something to say. */
export function useCameraHint(camera: RefObject<CameraHandle | null>, isLive: boolean): CameraHint | undefined {
  const [hint, setHint] = useState<SteadyHint>({ shown: undefined, candidate: undefined });
  useEffect(() => {
    if (!isLive) return;
    let timer: number | undefined;
    let before: FrameMeasure | undefined;
    const look = () => {
      const frame = camera.current?.readFrame(FRAME_WIDTH_PX);
      if (frame) {
        const now = measureFrame(frame);
        const seen = hintOf(now, before);
        before = now;
        setHint((known) => steadyHint(known, seen));
      }
      timer = setTimeout(look, LOOK_EVERY_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [camera, isLive]);
  return isLive ? hint.shown : undefined;
}
