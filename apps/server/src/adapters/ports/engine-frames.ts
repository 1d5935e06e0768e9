import type { RealPersonAction, RealPersonFault } from '@kinora/contract';
import type { StoredBytes } from './engine-people.ts';

/** Frames of a camera, held against the uploaded face and what was asked for. */
export interface FramesOrder {
  frames: readonly { jpeg: Uint8Array; atMs: number }[];
  actions: readonly RealPersonAction[];
  plate: StoredBytes;
  /** They may be mirrored, as clips of some cameras are. */
  mayBeMirrored: boolean;
}

/** What frames of a camera showed. */
export interface FramesVerdict {
  /** Why they are not the plate's person who did what was asked for; undefined: they are. */
  fault: RealPersonFault | undefined;
  /** Frames that would be photos: of each kind (straight, to the one side, to the other, smiling) those that may do, the best first. */
  stills: readonly (readonly number[])[];
}

/** Frames cut out of a clip. */
export type ClipFrames = FramesOrder['frames'];
