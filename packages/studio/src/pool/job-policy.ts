import type { JobKind } from './jobs.ts';

export interface JobPolicy {
  /** Lower goes first. */
  priority: number;
  /** Without an answer or progress for this long a job hangs: many times what it takes on a slow machine. */
  timeoutMs: number;
  /** Jobs of one lane take at most half of the threads. */
  lane?: string;
}

/**
 * What each kind of job may take. Twice its time limit, models to load included, is less than what the server waits for it
 * before it tries anew.
 */
export const JOB_POLICIES: Record<JobKind, JobPolicy> = {
  // A user waits for the answer.
  inspect: { priority: 0, timeoutMs: 30_000 },
  compare: { priority: 5, timeoutMs: 30_000 },
  moderate: { priority: 5, timeoutMs: 30_000 },
  shoot: { priority: 10, timeoutMs: 60_000 },
  // What takes the most memory and is background work leaves half of the threads to those who wait.
  shootLarger: { priority: 15, timeoutMs: 60_000, lane: 'large' },
  enlargeBand: { priority: 15, timeoutMs: 60_000 },
  animate: { priority: 15, timeoutMs: 60_000, lane: 'large' },
  prepare: { priority: 20, timeoutMs: 50_000, lane: 'prepare' },
};
