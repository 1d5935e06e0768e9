import type { FacePoint, RefusalReason } from '@kinora/contract';
import type { ClipFrames, FramesOrder, FramesVerdict } from '../adapters/ports/engine-frames.ts';
import type { Inspection, PreparedPhoto } from '../adapters/ports/engine-inspection.ts';
import type { StoredBytes, StoredPlate } from '../adapters/ports/engine-people.ts';
import type {
  AnimatedPicture,
  AnimatedSheet,
  DocumentOrder,
  DocumentPicture,
  EnlargedPicture,
  ProgressOptions,
} from '../adapters/ports/engine-renditions.ts';
import type { Comparison, Sheet, ShootOrder } from '../adapters/ports/engine-shoots.ts';

/** One sheet of a shoot order. */
export interface SheetOrder extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords'> {
  sheet: number;
  seed: number;
  /** One for each person, from the left. */
  plates: StoredPlate[];
  /** Nobody waits for it: everything else goes first. */
  isBackground?: boolean;
}

export interface EnlargeOrder extends ProgressOptions {
  /** The sheet that the picture is, as far as it is known. */
  origin?: SheetOrder | undefined;
}

export interface AnimateOrder extends ProgressOptions {
  /** Which sheet it is, as far as it is known. */
  origin?: AnimatedSheet | undefined;
  /** Of who asked: the mark in the frames is in a language that goes with it. */
  locale: string;
}

/**
 * The studio in a process of its own so that the gateway never loads a model: one call, one piece of work. What a lost thread
 * or process interrupted is done again; a call that loses two of them throws PoisonCallError.
 */
export interface StudioProcess {
  /** @param face which of several it is about. */
  inspect(bytes: Uint8Array, face?: FacePoint, signal?: AbortSignal): Promise<Inspection>;
  /**
   * The plate of a photo.
   * @param face where the face is that it was inspected for; without it there may be one only.
   */
  prepare(bytes: Uint8Array, face?: FacePoint, signal?: AbortSignal): Promise<PreparedPhoto>;
  shoot(order: SheetOrder, signal?: AbortSignal): Promise<Sheet>;
  compare(picture: Uint8Array, plates: StoredPlate[], signal?: AbortSignal): Promise<Comparison>;
  /**
   * Why a finished picture may not be shown, as far as it can be seen offline; undefined: it may.
   * @param faces landmarks, in its pixels, of those whose bodies are to be judged; else every face is looked for.
   */
  moderate(
    picture: Uint8Array,
    faces?: readonly Float32Array[],
    signal?: AbortSignal,
  ): Promise<RefusalReason | undefined>;
  /** Whether a plate shows for certain who at least one of the others shows. */
  isSamePerson(plate: StoredBytes, others: readonly StoredBytes[], signal?: AbortSignal): Promise<boolean>;
  checkFrames(order: FramesOrder, signal?: AbortSignal): Promise<FramesVerdict>;
  /** Frames of a clip; undefined for what is no video. Throws where there is no video encoder. */
  cutClip(clip: Uint8Array, sidePx: number, signal?: AbortSignal): Promise<ClipFrames | undefined>;
  /** Undefined when the photo can meet no document's rule. */
  shootDocument(order: DocumentOrder, signal?: AbortSignal): Promise<DocumentPicture | undefined>;
  enlarge(jpeg: Uint8Array, options?: EnlargeOrder, signal?: AbortSignal): Promise<EnlargedPicture>;
  /** Behind everything that somebody waits for. Undefined when the sheet shot again is not the same picture. */
  shootLarger(jpeg: Uint8Array, origin: SheetOrder, signal?: AbortSignal): Promise<EnlargedPicture | undefined>;
  /** Whether there is a video encoder. */
  canAnimate: boolean;
  animate(jpeg: Uint8Array, options: AnimateOrder, signal?: AbortSignal): Promise<AnimatedPicture>;
  /** Calls that are worked on at once. */
  threads: number;
  close(): Promise<void>;
}

export interface RunningStudio extends StudioProcess {
  /** Starts the process where it is not up. Throws when it cannot. */
  ready(): Promise<void>;
}
