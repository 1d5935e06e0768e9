import { CAMERA_DENIED_TEXT } from '../platform/camera-denied-text';
import type { CameraProblem } from '../platform/camera-view-port';

/** What is said of a camera that does not work, and where it can be allowed. */
export const cameraProblemText = (problem: CameraProblem) =>
  problem === 'denied' ? CAMERA_DENIED_TEXT : (`camera.${problem}` as const);
