import type { PickedFile } from './picked-file';

/** What keeps the camera from working: the six of the specification, section 8. */
export const CAMERA_PROBLEMS = ['denied', 'none', 'busy', 'insecure', 'constraints', 'unknown'] as const;
export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** A small picture of the moment, for the guide: RGBA, 4 bytes for each pixel. */
export interface CameraFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8ClampedArray;
}

export interface CameraHandle {
  /** Takes the photo at the camera's full size, not mirrored. */
  capture(): Promise<PickedFile>;
  /** The moment as a small JPEG, its longer side at that length at most, not mirrored; undefined while there is none, or where the machine gives none. */
  takeFrame(sidePx: number): Promise<Uint8Array | undefined>;
  /** The moment at about that width; undefined while there is none, or where the machine gives none. */
  readFrame(widthPx: number): CameraFrame | undefined;
}

export interface CameraViewProps {
  /** `user` shows the picture mirrored, as a mirror does. */
  readonly facing: 'user' | 'environment';
  /** For readers: what the picture shows. */
  readonly label: string;
  readonly onReady?: () => void;
  readonly onProblem: (problem: CameraProblem) => void;
}
