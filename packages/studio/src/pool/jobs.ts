import type { FacePoint } from '@kinora/contract';
import type { AnimatedPhoto, AnimateRequest } from '../animate/animate-photo.ts';
import type { DocumentPicture, DocumentRequest } from '../documents/shoot-document.ts';
import type { LargePhoto } from '../enlarge/encode-large.ts';
import type { Band } from '../enlarge/enlarge-band.ts';
import type { LargerSize } from '../enlarge/shoot-larger.ts';
import type { InspectOptions } from '../inspect/inspect-photo.ts';
import type { PhotoReport } from '../inspect/report.ts';
import type { FrameMeasure } from '../liveness/measure-frame.ts';
import type { PictureComparison } from '../matching/compare-picture.ts';
import type { PictureFault } from '../matching/judge-picture.ts';
import type { Landmarks } from '../models/face-landmarks.ts';
import type { PictureRefusal } from '../moderation/judge-content.ts';
import type { Photo } from '../pixels/photo.ts';
import type { PlatePerson } from '../plate.ts';
import type { DroppedSheet, FinishedSheet } from '../shoot/sheet.ts';
import type { SheetRequest } from '../shoot/shoot-sheet.ts';
import type { SubjectRequest } from '../subjects/find-subject.ts';
import type { OwnClothes } from './own-clothes.ts';

/** An encoded plate with a name of its own: a thread decodes it once, however many sheets it shoots of it. */
export interface StoredPlate {
  /** Never the same for two plates, for instance the object's key in storage. */
  key: string;
  bytes: Uint8Array;
  /** What is known of the person for sure: it counts before what the photo looked like. */
  said?: Partial<Pick<PlatePerson, 'gender' | 'age'>> | undefined;
}

export interface PreparedPlate {
  /** As `decodePlate` reads it. */
  plate: Uint8Array;
  widthPx: number;
  heightPx: number;
  person: PlatePerson;
  ownClothes: OwnClothes;
}

/** One sheet as a thread gets it: its subject by name, the plates as they are stored. */
export type SheetJob = SubjectRequest & Omit<SheetRequest, 'plates'> & { plates: readonly StoredPlate[] };
/** A finished sheet says what the gate found; undefined: it may be shown. */
export type JudgedSheet = (FinishedSheet & { fault: PictureFault | undefined }) | DroppedSheet;
export type JudgedComparison = PictureComparison & { fault: PictureFault | undefined };

/** What each kind of job takes and gives. */
export interface JobTypes {
  inspect: { input: { bytes: Uint8Array; options: InspectOptions }; output: PhotoReport };
  prepare: { input: { bytes: Uint8Array; face?: FacePoint | undefined }; output: PreparedPlate };
  /** One frame of a real-person check. */
  frame: { input: { bytes: Uint8Array }; output: FrameMeasure };
  shoot: { input: SheetJob; output: JudgedSheet };
  compare: { input: { bytes: Uint8Array; plates: readonly StoredPlate[] }; output: JudgedComparison };
  moderate: {
    input: { bytes: Uint8Array; faces?: readonly Landmarks[] | undefined };
    output: PictureRefusal | undefined;
  };
  /** Nothing when the sheet shot again is not the picture that was chosen. */
  shootLarger: { input: { origin: SheetJob; chosen: Uint8Array; size?: LargerSize }; output: LargePhoto | undefined };
  /** Nothing when the photo can meet no document's rule. */
  document: { input: DocumentJob; output: DocumentPicture | undefined };
  enlargeBand: { input: Band; output: Photo };
  animate: { input: AnimateJob; output: AnimatedPhoto };
}

/** A photo to be filmed, and which sheet it is, as far as that is known: a framed one moves as a whole. */
export type AnimateJob = Omit<AnimateRequest, 'isFlat'> & { origin?: AnimatedSheet | undefined };
export type AnimatedSheet = SubjectRequest & { sheet: number; people: number };

/** A document of the person of a plate, and which sheet they kept: what they wear there they wear in it. */
export type DocumentJob = DocumentRequest & { plate: StoredPlate; kept?: KeptSheet | undefined };
export type KeptSheet = SubjectRequest & { sheet: number };

export type JobKind = keyof JobTypes;

export type Job = { [K in JobKind]: { kind: K; input: JobTypes[K]['input'] } }[JobKind];

/** Tells a worker that nobody waits for its job any more. */
export interface AbortJob {
  kind: 'abort';
}

/** What a worker answers, once for each job. */
export type JobAnswer = { ok: true; output: unknown } | { ok: false; name: string; message: string };
/** How far a job is, 0 to 1; as often as it likes before the answer. */
export interface JobProgress {
  progress: number;
}
