import type { FacePoint, RefusalReason } from '@kinora/contract';
import type { ClipFrames, FramesOrder, FramesVerdict } from '../adapters/ports/engine-frames.ts';
import type { Inspection, PreparedPhoto } from '../adapters/ports/engine-inspection.ts';
import type { StoredPlate } from '../adapters/ports/engine-people.ts';
import type {
  AnimatedPicture,
  AnimatedSheet,
  DocumentOrder,
  DocumentPicture,
  EnlargedPicture,
} from '../adapters/ports/engine-renditions.ts';
import type { Comparison, Sheet } from '../adapters/ports/engine-shoots.ts';
import type { SheetOrder } from './studio-process.ts';

/** A plate as it crosses the process: its bytes are asked for when the worker does not have them. */
export type PlateName = Omit<StoredPlate, 'load'>;

/** A sheet order as it crosses the process. */
export interface SheetMessage extends Omit<SheetOrder, 'plates'> {
  plates: PlateName[];
}

export type StudioCall =
  | { operation: 'inspect'; bytes: Uint8Array; face: FacePoint | undefined }
  | { operation: 'prepare'; bytes: Uint8Array; face: FacePoint | undefined }
  | { operation: 'moderate'; bytes: Uint8Array; faces: readonly Float32Array[] | undefined }
  | { operation: 'shoot'; order: SheetMessage }
  | { operation: 'compare'; bytes: Uint8Array; plates: PlateName[] }
  | { operation: 'document'; order: Omit<DocumentOrder, 'plate'>; plate: PlateName }
  | { operation: 'same'; plate: PlateName; others: PlateName[] }
  | { operation: 'frames'; order: Omit<FramesOrder, 'plate'>; plate: PlateName }
  | { operation: 'clip'; bytes: Uint8Array; sidePx: number }
  | { operation: 'enlarge'; bytes: Uint8Array; origin: SheetMessage | undefined }
  | { operation: 'larger'; bytes: Uint8Array; origin: SheetMessage }
  | { operation: 'animate'; bytes: Uint8Array; locale: string; origin: AnimatedSheet | undefined };

export type StudioOperation = StudioCall['operation'];

export interface StudioResults {
  inspect: Inspection;
  prepare: PreparedPhoto;
  shoot: Sheet;
  compare: Comparison;
  moderate: RefusalReason | undefined;
  same: boolean;
  frames: FramesVerdict;
  clip: ClipFrames | undefined;
  document: DocumentPicture | undefined;
  enlarge: EnlargedPicture;
  larger: EnlargedPicture | undefined;
  animate: AnimatedPicture;
}

export type ToStudio =
  | { kind: 'ping' }
  | { kind: 'call'; id: number; call: StudioCall }
  | { kind: 'abort'; id: number }
  | { kind: 'plate'; id: number; key: string; bytes: Uint8Array }
  | { kind: 'no-plate'; id: number; key: string; message: string };

export type FromStudio =
  | { kind: 'ready' }
  | { kind: 'pong' }
  /** A thread crashed, hung or swelled; what it did is done again on another one. */
  | { kind: 'lost-thread'; message: string }
  | { kind: 'result'; id: number; value: StudioResults[StudioOperation] }
  /** The call failed, or cost two threads, the last of them by its time limit where it is `overdue`. */
  | { kind: 'fault'; id: number; message: string; fault: 'failed' | 'poison' | 'overdue' }
  | { kind: 'load-plate'; id: number; key: string }
  | { kind: 'progress'; id: number; share: number };
