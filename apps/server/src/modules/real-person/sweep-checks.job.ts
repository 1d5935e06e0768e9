import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Forgets checks of long ago. */
export const sweepChecksJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-real-person-checks',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
  cron: '17 * * * *',
};
