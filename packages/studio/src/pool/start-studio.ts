import type { FacePoint } from '@kinora/contract';
import type { AnimatedPhoto } from '../animate/animate-photo.ts';
import { runOfSheet } from '../catalogue/custom-runs.ts';
import type { DocumentPicture } from '../documents/shoot-document.ts';
import type { LargePhoto } from '../enlarge/encode-large.ts';
import { enlargePhoto } from '../enlarge/enlarge-photo.ts';
import type { InspectOptions } from '../inspect/inspect-photo.ts';
import type { PhotoReport } from '../inspect/report.ts';
import type { FrameMeasure } from '../liveness/measure-frame.ts';
import type { PictureRefusal } from '../moderation/judge-content.ts';
import { countThreads } from './count-threads.ts';
import type { ThreadLostError } from './errors.ts';
import { JOB_POLICIES, threadsFor } from './job-policy.ts';
import type {
  AnimateJob,
  DocumentJob,
  JobKind,
  JobTypes,
  JudgedComparison,
  JudgedSheet,
  PreparedPlate,
  SheetJob,
  StoredPlate,
} from './jobs.ts';
import type { RunOptions } from './task.ts';
import { WorkerPool } from './worker-pool.ts';

export interface StudioOptions {
  /** Worker threads. Default: one a core, as far as memory goes. */
  threads?: number;
  /** Told of each thread that crashed, hung or swelled while it had a job; another one takes its place. */
  onLostThread?: (error: ThreadLostError) => void;
  /** What the threads run instead of the studio's jobs, for tests. */
  script?: URL;
}

export interface JobOptions {
  /** Gives the job up; one that runs already is left to end by itself. */
  signal?: AbortSignal;
  /** Lower goes first. Default: inspect and frames 0 (a user waits for the answer), compare and moderate 5, document, prepare and shoot 10, larger and moving 15. */
  priority?: number;
  /** Instead of the time limit of its kind. */
  timeoutMs?: number;
}

export interface PrepareOptions extends JobOptions {
  /** On the face that the photo was inspected for; without it there may be one only. */
  face?: FacePoint | undefined;
}

export interface EnlargeRequest {
  /** The photo as it was chosen: JPEG or any picture that the studio reads. */
  photo: Uint8Array;
  /** How the photo was made; with it the sheet is shot again, larger, where that gives the same picture. */
  origin?: SheetJob | undefined;
}

export interface ModerateOptions extends JobOptions {
  /** Landmarks, in the picture's pixels, of the faces whose bodies are to be judged, as a sheet's `bareFaces`; without them every face is looked for. */
  faces?: readonly Float32Array[] | undefined;
}

export interface LongJobOptions extends JobOptions {
  /** How far it is, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * The portrait engine on worker threads: the calling thread never loads a model. A job whose thread crashes, hangs or swells
 * is done again on another one; of a job that loses two threads every method throws PoisonJobError.
 */
export interface Studio {
  readonly threads: number;
  /** Judges an upload. Does not throw for what a user may send. */
  inspect(bytes: Uint8Array, options?: JobOptions & InspectOptions): Promise<PhotoReport>;
  /** Makes the plate of an accepted photo. Throws JobFailedError (`NoSingleFaceError`) for a photo without one face. */
  prepare(bytes: Uint8Array, options?: PrepareOptions): Promise<PreparedPlate>;
  /** What one frame of a real-person check shows, for `judgeSequence`. Does not throw for what a user may send. */
  measureFrame(bytes: Uint8Array, options?: JobOptions): Promise<FrameMeasure>;
  /** Shoots one sheet. Throws JobFailedError (`RangeError`, `PlateFormatError`) for one that cannot be met. */
  shoot(sheet: SheetJob, options?: JobOptions): Promise<JudgedSheet>;
  /** Compares a finished picture of any origin with the people of the plates, and says whether it may be shown. Throws JobFailedError for what is no picture. */
  compare(bytes: Uint8Array, plates: readonly StoredPlate[], options?: JobOptions): Promise<JudgedComparison>;
  /** Why a finished picture of any origin may not be shown; undefined: nothing was seen against it. Throws JobFailedError for what is no picture. */
  moderate(bytes: Uint8Array, options?: ModerateOptions): Promise<PictureRefusal | undefined>;
  /** The picture of a person for a document, as they are dressed on the sheet they kept. Undefined when the photo can meet no rule: head cut or turned away. */
  shootDocument(request: DocumentJob, options?: JobOptions): Promise<DocumentPicture | undefined>;
  /** A photo of at least 3,840 pixels on its long side. Throws for what is no picture. */
  enlarge(request: EnlargeRequest, options?: LongJobOptions): Promise<LargePhoto>;
  /** A sheet shot again at 1536 × 2048 pixels. Undefined when that does not give the picture that was chosen. */
  shootLarger(origin: SheetJob, chosen: Uint8Array, options?: JobOptions): Promise<LargePhoto | undefined>;
  /** Five seconds of video of a photo. Throws JobFailedError (`FfmpegError`) when the encoder fails. */
  animate(request: AnimateJob, options?: LongJobOptions): Promise<AnimatedPhoto>;
  close(): Promise<void>;
}

/** A thread has the plates of its last sheet decoded, and dressed as they were. */
const kinOf = ({ plates, recipe, sheet }: SheetJob): string =>
  [...plates.map(({ key }) => key), runOfSheet(recipe, sheet)].join();

/** Starts the studio. Threads and models load with the first jobs. */
export function startStudio(options: StudioOptions = {}): Studio {
  const threads = options.threads ?? countThreads();
  const { script = new URL('./studio-worker.ts', import.meta.url), onLostThread } = options;
  const pool = new WorkerPool({ script, threads, onLostThread });
  const run = async <K extends JobKind>(
    kind: K,
    input: JobTypes[K]['input'],
    job: LongJobOptions & Pick<RunOptions, 'kin'> = {},
  ) => {
    const { priority, timeoutMs } = JOB_POLICIES[kind];
    const output = await pool.run(
      { kind, input },
      {
        priority: job.priority ?? priority,
        timeoutMs: job.timeoutMs ?? timeoutMs,
        signal: job.signal,
        threads: threadsFor(kind, threads),
        onProgress: job.onProgress,
        kin: job.kin,
      },
    );
    return output as JobTypes[K]['output'];
  };
  return {
    threads,
    inspect: (bytes, { claimedType, face, ...job } = {}) =>
      run(
        'inspect',
        { bytes, options: { ...(claimedType !== undefined && { claimedType }), ...(face && { face }) } },
        job,
      ),
    prepare: (bytes, { face, ...job } = {}) => run('prepare', { bytes, face }, job),
    measureFrame: (bytes, job) => run('frame', { bytes }, job),
    shoot: (sheet, job) => run('shoot', sheet, { ...job, kin: kinOf(sheet) }),
    compare: (bytes, plates, job) => run('compare', { bytes, plates }, job),
    moderate: (bytes, { faces, ...job } = {}) => run('moderate', { bytes, faces }, job),
    shootDocument: (request, job) => run('document', request, job),
    enlarge: async ({ photo, origin }, job = {}) => {
      const again = origin && (await run('shootLarger', { origin, chosen: photo }, job));
      return (
        again ??
        enlargePhoto(photo, {
          enlargeBand: (band) => run('enlargeBand', band, { ...job, onProgress: undefined }),
          onProgress: job.onProgress,
        })
      );
    },
    shootLarger: (origin, chosen, job) => run('shootLarger', { origin, chosen, size: 'shot' }, job),
    animate: (request, job) => run('animate', request, job),
    close: () => pool.close(),
  };
}
