import type { EngineKind, FacePoint } from '@kinora/contract';
import type { ClipFrames, FramesOrder, FramesVerdict } from './engine-frames.ts';
import type { Inspection, PreparedPhoto } from './engine-inspection.ts';
import type { Person, StoredBytes } from './engine-people.ts';
import type {
  AnimatedPicture,
  AnimateOptions,
  DocumentOrder,
  DocumentPicture,
  EnlargedPicture,
  EnlargeOptions,
  PictureOrigin,
} from './engine-renditions.ts';
import type { Comparison, CoverOrder, Sheet, SheetOutcome, ShootOptions, ShootOrder } from './engine-shoots.ts';

/** An engine of a theme. */
export interface ThemeEngine {
  kind: EngineKind;
  /** It gives pictures of people to somebody outside of this machine, as its adapter or the configuration declares. */
  isOutside: boolean;
}

/** What makes portraits. One for the product; behind it the configuration chooses an engine for each theme. */
export interface PortraitEngine {
  /** @param face which of several it is about. */
  inspect(bytes: Uint8Array, face?: FacePoint, signal?: AbortSignal): Promise<Inspection>;
  /**
   * The plate of a photo.
   * @param face where the face is that it was inspected for; without it there may be one only.
   */
  prepare(bytes: Uint8Array, face?: FacePoint, signal?: AbortSignal): Promise<PreparedPhoto>;
  /**
   * Makes sheets and gives each as soon as it is finished. What fails the gate was retaken before it is dropped. Leaving
   * the loop gives up the rest. Throws EngineError, or what the studio throws, when it is worth trying again later.
   */
  shoot(order: ShootOrder, options?: ShootOptions): AsyncIterable<SheetOutcome>;
  /** By the studio itself, behind everything that somebody waits for. */
  shootCover(order: CoverOrder, signal?: AbortSignal): Promise<Sheet>;
  compare(picture: Uint8Array, people: readonly Person[], signal?: AbortSignal): Promise<Comparison>;
  /** By the studio itself: whether a plate shows for certain who at least one of the others shows. */
  isSamePerson(plate: StoredBytes, others: readonly StoredBytes[], signal?: AbortSignal): Promise<boolean>;
  /** By the studio itself. */
  checkFrames(order: FramesOrder, signal?: AbortSignal): Promise<FramesVerdict>;
  /**
   * By the studio itself: frames of a clip with their longer side at that length. Undefined for what is no video; absent where there is no video encoder.
   */
  cutClip?(clip: Uint8Array, sidePx: number, signal?: AbortSignal): Promise<ClipFrames | undefined>;
  /** By the studio itself. Undefined when the photo can meet no document's rule: head cut or turned away. */
  shootDocument(order: DocumentOrder, signal?: AbortSignal): Promise<DocumentPicture | undefined>;
  /**
   * A picture of the studio shot again at twice its width, behind everything that somebody waits for. Undefined when that does
   * not give the same picture.
   */
  shootLarger(jpeg: Uint8Array, origin: PictureOrigin, signal?: AbortSignal): Promise<EnlargedPicture | undefined>;
  /** Absent where no engine of this installation can. */
  enlarge?(jpeg: Uint8Array, signal?: AbortSignal, options?: EnlargeOptions): Promise<EnlargedPicture>;
  animate?(jpeg: Uint8Array, options: AnimateOptions, signal?: AbortSignal): Promise<AnimatedPicture>;
  /** Who makes a theme, the first one first. One that is outside is passed over while an order says that its pictures may not leave. */
  enginesOf(themeId: string): readonly ThemeEngine[];
  /** Who outside of this machine gets pictures of people from an engine, as users are told. */
  outside: readonly string[];
  close(): Promise<void>;
}
