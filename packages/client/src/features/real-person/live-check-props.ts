import type { REAL_PERSON_CODE, RealPersonAction } from '@kinora/contract';
import type { CameraProblem } from '../../platform/camera-view-port';
import type { TakenFrame } from './take-frames';

export interface LiveCheckProps {
  readonly actions: readonly RealPersonAction[];
  /** Of a frame's longer side. */
  readonly sidePx: number;
  readonly onFrames: (frames: readonly TakenFrame[]) => void;
  readonly onProblem: (problem: CameraProblem) => void;
  /** The user leaves, or looks elsewhere meanwhile. */
  readonly onBreak: (code: typeof REAL_PERSON_CODE.interrupted) => void;
}
