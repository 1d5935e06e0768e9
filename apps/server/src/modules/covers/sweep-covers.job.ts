import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Erases covers whose consent is not the one in force: those from before it was asked for, and of former versions. They are not shown by then. */
export const sweepCoversJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-covers',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
  cron: '* * * * *',
};
