import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import type { CameraHandle, CameraProblem, CameraViewProps } from './camera-view-port';
import { readBytes } from './file-bytes';
import { hostLacks } from './host-lacks.mini';
import { pickedFromPath } from './pick-image.mini';

const problemOf = (detail: string): CameraProblem => (/auth|deny|denied/i.test(detail) ? 'denied' : 'unknown');

/** The host's own camera. It gives no frames of the moment, so `readFrame` and `takeFrame` have none. */
export const CameraView = forwardRef<CameraHandle, CameraViewProps>(function CameraView(
  { facing, label, onReady, onProblem },
  handle,
) {
  const isReady = useRef(false);
  const latestReady = useRef(onReady);
  useEffect(() => {
    latestReady.current = onReady;
  });
  // Turned round, the host's camera is the same one, and does not say again that it is ready.
  useEffect(() => {
    if (facing && isReady.current) latestReady.current?.();
  }, [facing]);
  useImperativeHandle(handle, () => ({
    capture: () =>
      new Promise((resolve, reject) => {
        if (!wx.createCameraContext) {
          reject(hostLacks('createCameraContext'));
          return;
        }
        wx.createCameraContext().takePhoto({
          quality: 'high',
          // Left alone, the host mirrors what its front camera takes.
          selfieMirror: false,
          success: ({ tempImagePath }) =>
            readBytes(pickedFromPath(tempImagePath, 0)).then(
              ({ length }) => resolve(pickedFromPath(tempImagePath, length)),
              reject,
            ),
          fail: ({ errMsg }) => reject(new Error(errMsg)),
        });
      }),
    takeFrame: async () => undefined,
    readFrame: () => undefined,
  }));
  return createElement('camera', {
    devicePosition: facing === 'user' ? 'front' : 'back',
    flash: 'off',
    'aria-label': label,
    style: { width: '100%', height: '100%' },
    onInitDone: () => {
      isReady.current = true;
      onReady?.();
    },
    onError: (event: { detail?: { errMsg?: string } }) => onProblem(problemOf(event.detail?.errMsg ?? '')),
    // The system took the camera away, as it does when the user looks at another app.
    onStop: () => onProblem('busy'),
  });
});
