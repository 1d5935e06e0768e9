export type { AnimatedPhoto } from './animate/animate-photo.ts';
export type { ConceptId, CustomRecipe } from './custom/index.ts';
export { structuralSimilarity } from './difference/structural-similarity.ts';
export type { DocumentPicture, DocumentRequest } from './documents/shoot-document.ts';
export type { LargePhoto } from './enlarge/encode-large.ts';
export type { Side } from './inspect/find-cut-sides.ts';
export type { InspectOptions } from './inspect/inspect-photo.ts';
export type { Pose } from './inspect/measure-pose.ts';
export type { Mouth } from './inspect/measure-smile.ts';
export type { AcceptedPhoto, PhotoReport, QualityNote, Refusal, RefusedPhoto, Warning } from './inspect/report.ts';
export type { FileFormat, PhotoFormat } from './inspect/sniff-format.ts';
export { chooseStills } from './liveness/choose-stills.ts';
export { cutClip } from './liveness/cut-clip.ts';
export { judgeMirrored, judgeSequence, type MeasuredSequence } from './liveness/judge-sequence.ts';
export type { PictureComparison } from './matching/compare-picture.ts';
export {
  faceDistance,
  isOtherPerson,
  isSamePersonForCertain,
  LIKENESS_MAX_DISTANCE,
} from './matching/face-distance.ts';
export type { PictureFault } from './matching/judge-picture.ts';
export type { PictureRefusal } from './moderation/judge-content.ts';
export type { Box } from './pixels/photo.ts';
export type { Plate, PlatePerson } from './plate.ts';
export {
  JobFailedError,
  JobMemoryError,
  JobTimeoutError,
  PoisonJobError,
  StudioClosedError,
  ThreadLostError,
  WorkerDiedError,
} from './pool/errors.ts';
export type {
  AnimatedSheet,
  AnimateJob,
  JudgedComparison,
  JudgedSheet,
  PreparedPlate,
  SheetJob,
  StoredPlate,
} from './pool/jobs.ts';
export {
  type EnlargeRequest,
  type JobOptions,
  type LongJobOptions,
  type Studio,
  type StudioOptions,
  startStudio,
} from './pool/start-studio.ts';
export { decodePlate, PlateFormatError } from './prepare/plate-codec.ts';
