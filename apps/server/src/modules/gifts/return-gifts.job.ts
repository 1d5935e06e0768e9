import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Gives back gifts that nobody took in time. */
export const returnGiftsJob: JobDefinition<Record<string, never>> = {
  name: 'return-gifts',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 120,
  concurrency: 1,
  cron: '* * * * *',
};
