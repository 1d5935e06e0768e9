import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Gives back what was set aside for too long, and takes gifts whose time is over. */
export const sweepLedgerJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-ledger',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 120,
  concurrency: 1,
  cron: '* * * * *',
};
