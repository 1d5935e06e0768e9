import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Erases faces whose deletion can no longer be undone, and uploads that nobody kept. */
export const sweepFacesJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-faces',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
  cron: '* * * * *',
};
