import { allowCamera } from '../platform/allow-camera';
import type { CameraProblem } from '../platform/camera-view-port';

/** What helps where the camera does not work: the settings, where the host opens them and it was denied, or another try. */
export function cameraRetry(problem: CameraProblem, onRetry: () => void, onError: (error: unknown) => void) {
  const allow = problem === 'denied' ? allowCamera : undefined;
  if (!allow) return { label: 'action.retry', onPress: onRetry } as const;
  const onPress = (): void => void allow().then((isAllowed) => isAllowed && onRetry(), onError);
  return { label: 'action.settings', onPress } as const;
}
