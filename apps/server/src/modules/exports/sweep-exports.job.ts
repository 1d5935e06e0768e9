import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Erases exports whose time is over. */
export const sweepExportsJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-exports',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
  cron: '*/10 * * * *',
};
