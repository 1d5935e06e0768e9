import { createElement, forwardRef, useImperativeHandle } from 'react';
import type { CameraHandle, CameraProblem, CameraViewProps } from './camera-view-port';
import { readBytes } from './file-bytes';
import { pickedFromPath } from './pick-image.mini';

const problemOf = (detail: string): CameraProblem => (/auth|deny|denied/i.test(detail) ? 'denied' : 'unknown');

/** The host's own camera. It gives no frames of the moment, so `readFrame` has none. */
export const CameraView = forwardRef<CameraHandle, CameraViewProps>(function CameraView(
  { facing, label, onReady, onProblem },
  handle,
) {
  useImperativeHandle(handle, () => ({
    capture: () =>
      new Promise((resolve, reject) => {
        wx.createCameraContext().takePhoto({
          quality: 'high',
          success: ({ tempImagePath }) =>
            readBytes(pickedFromPath(tempImagePath, 0)).then(
              ({ length }) => resolve(pickedFromPath(tempImagePath, length)),
              reject,
            ),
          fail: ({ errMsg }) => reject(new Error(errMsg)),
        });
      }),
    readFrame: () => undefined,
  }));
  return createElement('camera', {
    devicePosition: facing === 'user' ? 'front' : 'back',
    flash: 'off',
    'aria-label': label,
    style: { width: '100%', height: '100%' },
    onInitDone: () => onReady?.(),
    onError: (event: { detail?: { errMsg?: string } }) => onProblem(problemOf(event.detail?.errMsg ?? '')),
    onStop: () => onProblem('busy'),
  });
});
