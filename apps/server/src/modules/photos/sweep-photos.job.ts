import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Erases photos whose deletion can no longer be undone, and those that nobody kept in time. */
export const sweepPhotosJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-photos',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 120,
  concurrency: 1,
  cron: '* * * * *',
};
