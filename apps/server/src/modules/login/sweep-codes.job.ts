import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Deletes codes that no limit counts any more, attempts at signing in that are over, and logins that are over for long. */
export const sweepCodesJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-codes',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
  cron: '23 * * * *',
};
