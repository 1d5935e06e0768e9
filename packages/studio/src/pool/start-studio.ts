import type { AnimatedPhoto, AnimateRequest } from '../animate/animate-photo.ts';
import type { LargePhoto } from '../enlarge/encode-large.ts';
import { enlargePhoto } from '../enlarge/enlarge-photo.ts';
import type { InspectOptions } from '../inspect/inspect-photo.ts';
import type { PhotoReport } from '../inspect/report.ts';
import type { PictureRefusal } from '../moderation/judge-content.ts';
import { countThreads } from './count-threads.ts';
import type {
  JobKind,
  JobTypes,
  JudgedComparison,
  PreparedPlate,
  ShootRequest,
  ShotSheet,
  StoredPlate,
} from './jobs.ts';
import { type ThreadRange, WorkerPool } from './worker-pool.ts';

export interface StudioOptions {
  /** Worker threads. Default: one a core, as far as memory goes. */
  threads?: number;
  /** Time limit of a job in milliseconds, default 60 s; a job that exceeds it is ended with its thread. */
  timeoutMs?: number;
}

export interface JobOptions {
  /** Gives the job up; one that runs already is left to end by itself. */
  signal?: AbortSignal;
  /** Lower goes first. Default: inspect 0 (a user waits for the answer), compare and moderate 5, shoot 10, larger and moving 15, prepare 20. */
  priority?: number;
  timeoutMs?: number;
}

export interface EnlargeRequest {
  /** The photo as it was chosen: JPEG or any picture that the studio reads. */
  photo: Uint8Array;
  /** How the photo was shot; with it the photo is shot again, larger, where that gives the same picture. */
  shot?: ShootRequest | undefined;
}

export interface LongJobOptions extends JobOptions {
  /** How far it is, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The portrait engine on worker threads: the calling thread never loads a model. */
export interface Studio {
  readonly threads: number;
  /** Judges an upload. Does not throw for what a user may send. */
  inspect(bytes: Uint8Array, options?: JobOptions & InspectOptions): Promise<PhotoReport>;
  /** Makes the plate of an accepted photo. Throws JobFailedError (`NoSingleFaceError`) for a photo without one face. */
  prepare(bytes: Uint8Array, options?: JobOptions): Promise<PreparedPlate>;
  /** Shoots one sheet. Throws JobFailedError (`RangeError`, `PlateFormatError`) for a request that cannot be met. */
  shoot(request: ShootRequest, options?: JobOptions): Promise<ShotSheet>;
  /** Compares a finished picture of any origin with the people of the plates, and says whether it may be shown. Throws JobFailedError for what is no picture. */
  compare(bytes: Uint8Array, plates: readonly StoredPlate[], options?: JobOptions): Promise<JudgedComparison>;
  /** Why a finished picture of any origin may not be shown; undefined: nothing was seen against it. Throws JobFailedError for what is no picture. */
  moderate(bytes: Uint8Array, options?: JobOptions): Promise<PictureRefusal | undefined>;
  /** A photo of at least 3,840 pixels on its long side. Throws for what is no picture. */
  enlarge(request: EnlargeRequest, options?: LongJobOptions): Promise<LargePhoto>;
  /** Five seconds of video of a photo. Throws JobFailedError (`FfmpegError`) when the encoder fails. */
  animate(request: AnimateRequest, options?: LongJobOptions): Promise<AnimatedPhoto>;
  close(): Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const PRIORITIES: Record<JobKind, number> = {
  inspect: 0,
  compare: 5,
  moderate: 5,
  shoot: 10,
  shootLarger: 15,
  enlargeBand: 15,
  animate: 15,
  prepare: 20,
};

/**
 * Where jobs run that shoots must not wait for, or that load models which shoots do not need: finding faces on the first half
 * of the threads, preparations on half of those, what is large on the last half. A shoot runs on any.
 */
function rangesOf(threads: number): Partial<Record<JobKind, ThreadRange>> {
  const half = Math.max(1, Math.floor(threads / 2));
  const finders = { from: 0, to: half };
  const large = { from: threads - half, to: threads };
  return {
    inspect: finders,
    compare: finders,
    moderate: finders,
    prepare: { from: 0, to: Math.max(1, Math.floor(half / 2)) },
    shootLarger: large,
    animate: large,
  };
}

/** Starts the studio. Threads and models load with the first jobs. */
export function startStudio(options: StudioOptions = {}): Studio {
  const threads = options.threads ?? countThreads();
  const pool = new WorkerPool({ script: new URL('./studio-worker.ts', import.meta.url), threads });
  const ranges = rangesOf(threads);
  const run = async <K extends JobKind>(kind: K, input: JobTypes[K]['input'], job: LongJobOptions = {}) => {
    const output = await pool.run(
      { kind, input },
      {
        priority: job.priority ?? PRIORITIES[kind],
        timeoutMs: job.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        signal: job.signal,
        threads: ranges[kind],
        onProgress: job.onProgress,
      },
    );
    return output as JobTypes[K]['output'];
  };
  return {
    threads,
    inspect: (bytes, job = {}) =>
      run('inspect', { bytes, options: job.claimedType === undefined ? {} : { claimedType: job.claimedType } }, job),
    prepare: (bytes, job) => run('prepare', { bytes }, job),
    shoot: (request, job) => run('shoot', request, job),
    compare: (bytes, plates, job) => run('compare', { bytes, plates }, job),
    moderate: (bytes, job) => run('moderate', { bytes }, job),
    enlarge: async ({ photo, shot }, job = {}) => {
      const again = shot && (await run('shootLarger', { request: shot, chosen: photo }, job));
      return (
        again ??
        enlargePhoto(photo, {
          enlargeBand: (band) => run('enlargeBand', band, { ...job, onProgress: undefined }),
          onProgress: job.onProgress,
        })
      );
    },
    animate: (request, job) => run('animate', request, job),
    close: () => pool.close(),
  };
}
