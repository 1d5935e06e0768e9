import type {
  BodyShape,
  DropReason,
  EngineKind,
  FacePlace,
  FacePoint,
  HairLength,
  IdDocumentName,
  IdGround,
  LookWord,
  PhotoConcern,
  PhotoProblem,
  RealPersonAction,
  RealPersonFault,
  RefusalReason,
} from '@kinora/contract';
import type { ConceptId, CustomRecipe } from '@kinora/studio/custom';
import type { FaceBearing } from '@kinora/studio/themes-catalogue';

export type Inspection =
  | { verdict: 'unreadable' | 'format' | 'too-large' }
  | { verdict: 'too-small'; minimumPx: number }
  /** `choices`: of several faces those that portraits can be made of. */
  | { verdict: 'refused'; problem: PhotoProblem; faces: number; choices?: FacePlace[] }
  | {
      verdict: 'passed';
      concerns: PhotoConcern[];
      gender: 1 | 2;
      age: number;
      notes: string[];
      widthPx: number;
      heightPx: number;
      /** What to keep: of several people the chosen one's part, turned upright, compressed where it was over the limits, metadata removed. */
      photo: Uint8Array;
      contentType: string;
      /** A square picture of the face, JPEG. */
      icon: Uint8Array;
      thumbhash: string;
      /** Where the face is in the photo. */
      place?: FacePlace;
      /** How head and mouth are in it. */
      bearing: FaceBearing;
    };

/** An object by its key; `load` is called when its bytes are not at hand. */
export interface StoredBytes {
  key: string;
  load(): Promise<Uint8Array>;
}

/** What a user says of a person: it counts before what is seen in the photo. */
export interface PersonSaid {
  gender?: 1 | 2;
  /** In the photo, years. */
  age?: number;
  hair?: HairLength;
  shape?: BodyShape;
}

/** A plate, and what was said of whom it shows. */
export interface StoredPlate extends StoredBytes {
  said?: PersonSaid | undefined;
}

/** Who is portrayed. */
export interface Person {
  /** What `prepare` made of the photo: the studio draws from it, and every engine's likeness is measured by it. */
  plate: StoredPlate;
  /** The photo as it was kept, a JPEG: the reference of engines that take photos. */
  photo: StoredBytes;
}

/** Asked before each picture of people that goes to a service outside of this machine: the answer may change in the middle. */
export interface LeavingPictures {
  /** Whether everybody who is portrayed agrees now that pictures of them leave the machine. */
  mayLeave(): Promise<boolean>;
}

export interface ShootOrder extends LeavingPictures {
  shootId: string;
  /** Whose shoot it is: users have turns one after the other. */
  uid: string;
  /** Id of a theme, or `custom` for a recipe. */
  themeId: string;
  recipe?: CustomRecipe;
  /** What the user wrote, word for word: asked for only by engines to which the operator gives it. */
  readWords?(): string;
  /** What changes the sheets of a theme. */
  keywords?: readonly ConceptId[];
  seed: number;
  /** Numbers of the sheets to make. */
  sheets: readonly number[];
  /** Who is on a sheet, from the left, each by the photo that was chosen for it; on every sheet the same people. */
  peopleOf(sheet: number): readonly Person[];
}

/** Why a picture is not shown. */
export interface Drop {
  reason: DropReason;
  /** What moderation refused it for, where `reason` is `moderated`. */
  refusal?: RefusalReason;
}

export type Sheet =
  | ({ dropped: true } & Drop)
  | {
      dropped: false;
      jpeg: Uint8Array;
      /** 384 px wide. */
      cover: Uint8Array;
      widthPx: number;
      heightPx: number;
      thumbhash: string;
      /** What distinguishes it, where the engine knows. */
      look?: LookWord[];
      /** Where the largest face of each person is, in their order; null where nobody knows. */
      places: readonly (FacePlace | null)[];
      likeness: number;
      keywords: string[];
      /** Landmarks, in its pixels, of the faces whose photo shows much skin, where the engine knows; absent: faces have to be looked for. */
      bareFaces?: readonly Float32Array[];
    };

/** What became of one sheet of a shoot. */
export interface SheetOutcome {
  sheet: number;
  /** Who made it, or tried last. */
  engine: EngineKind;
  made: Sheet;
  /** Who should have made it and could not, where another engine stood in. */
  trouble?: { engine: EngineKind } & Drop;
}

export interface ShootOptions {
  /** Gives the shoot up: what is under way elsewhere is cancelled. */
  signal?: AbortSignal;
  /** Called while a sheet is being made, with its share done, 0 to 1: a sign of life of slow engines. */
  onProgress?(sheet: number, share: number): void;
}

/** A finished picture, of any origin, held against the people who should be in it. */
export interface Comparison {
  /** Of the person who is furthest from their photo; infinite where one is missing. */
  distance: number;
  /** The distance as a score from 0 to 100. */
  likeness: number;
  faces: number;
  /** Whether the face that is nearest to that person is clearly somebody else's. */
  isOther: boolean;
  /** Why it may not be shown; undefined: it may. */
  fault: DropReason | undefined;
  /** Where the face of each person is, in their order; null of whom none is there. */
  places: readonly (FacePlace | null)[];
}

export interface EnlargedPicture {
  jpeg: Uint8Array;
  /** Enlarged to 4K the longer side is 3840 or more. */
  widthPx: number;
  heightPx: number;
}

export interface ProgressOptions {
  /** How far it is, 0 to 1. */
  onProgress?(share: number): void;
}

export interface EnlargeOptions extends ProgressOptions {
  /** How the picture was made: an engine that can make it again the same does so, larger. */
  origin?: PictureOrigin | undefined;
}

export interface PictureOrigin extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords' | 'seed'> {
  sheet: number;
  /** From the left. */
  people: readonly Person[];
}

/** A picture for an identity document, as JPEGs of 300 dpi. */
export interface DocumentPicture {
  /** In the document's exact size. */
  picture: Uint8Array;
  /** Copies of it on a print of 10 × 15 cm. */
  sheet: Uint8Array;
  widthPx: number;
  heightPx: number;
}

export interface DocumentOrder {
  plate: StoredPlate;
  document: IdDocumentName;
  ground: IdGround;
}

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

export interface AnimatedSheet extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords'> {
  sheet: number;
  /** How many are portrayed. */
  people: number;
}

export interface AnimateOptions extends ProgressOptions {
  seed: number;
  /** Which sheet it is, where the studio made it: one within a frame moves as a whole. */
  origin?: AnimatedSheet | undefined;
  /** Of who asked: the mark in the frames is in a language that goes with it. */
  locale: string;
}

export interface AnimatedPicture {
  mp4: Uint8Array;
  /** First frame, JPEG. */
  cover: Uint8Array;
  widthPx: 1080;
  heightPx: 1920;
  durationMs: number;
}

/** The whole of an engine did not answer, refused or has spent its money; `reason` is what the user is told. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly engine: EngineKind;
  readonly reason: DropReason;

  constructor(engine: EngineKind, reason: DropReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.engine = engine;
    this.reason = reason;
  }
}

/** The machine has more to do than it can: nothing was wrong with what was asked, which may work later. */
export class EngineOverloadedError extends Error {
  override readonly name = 'EngineOverloadedError';
}

/** One sheet of one theme, to stand in the gallery. */
export interface CoverOrder extends LeavingPictures {
  themeId: string;
  sheet: number;
  seed: number;
  /** One for each person, from the left. */
  plates: StoredPlate[];
}

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
   * Encoded plate of a photo.
   * @param face where the face is that it was inspected for; without it there may be one only.
   */
  prepare(bytes: Uint8Array, face?: FacePoint, signal?: AbortSignal): Promise<Uint8Array>;
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
