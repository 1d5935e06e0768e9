import type { JobKind } from './jobs.ts';
import type { ThreadRange } from './task.ts';

export interface JobPolicy {
  /** Lower goes first, but for the turns that the queue leaves to whoever waits longest. */
  priority: number;
  /** Without an answer or progress for this long a job hangs: many times what it takes on a slow machine; see `overload`. */
  timeoutMs: number;
  /** On which threads it runs, default all; see {@link threadsFor}. */
  place?: Place;
}

type Place = 'finders' | 'preparers' | 'large';

/**
 * What each kind of job may take. Twice its time limit on the most overloaded machine, models to load included, is no more than
 * what the server waits for it before it tries anew.
 */
export const JOB_POLICIES: Record<JobKind, JobPolicy> = {
  // A user waits for the answer.
  inspect: { priority: 0, timeoutMs: 30_000, place: 'finders' },
  frame: { priority: 0, timeoutMs: 30_000, place: 'finders' },
  compare: { priority: 5, timeoutMs: 30_000, place: 'finders' },
  moderate: { priority: 5, timeoutMs: 30_000, place: 'finders' },
  // Whoever waits for a document, or has just uploaded a photo, takes turns with those who shoot.
  document: { priority: 10, timeoutMs: 60_000 },
  prepare: { priority: 10, timeoutMs: 50_000, place: 'preparers' },
  shoot: { priority: 10, timeoutMs: 60_000 },
  shootLarger: { priority: 15, timeoutMs: 60_000, place: 'large' },
  enlargeBand: { priority: 15, timeoutMs: 60_000 },
  animate: { priority: 15, timeoutMs: 60_000, place: 'large' },
};

/**
 * The threads for a kind of job: faces are found on the first half, photos prepared on half of those, what is large is made on
 * the last half. Models that a shoot does not need are loaded on few threads.
 */
export function threadsFor(kind: JobKind, threads: number): ThreadRange {
  const half = Math.max(1, Math.floor(threads / 2));
  const places: Record<Place, ThreadRange> = {
    finders: { from: 0, to: half },
    preparers: { from: 0, to: Math.max(1, Math.floor(half / 2)) },
    large: { from: threads - half, to: threads },
  };
  const { place } = JOB_POLICIES[kind];
  return place ? places[place] : { from: 0, to: threads };
}
