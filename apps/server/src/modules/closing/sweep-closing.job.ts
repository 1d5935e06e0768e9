import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Looks for accounts whose time is over, and forgets phones that have rested. */
export const sweepClosingJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-closing',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
  cron: '*/10 * * * *',
};
