import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Makes the file of prints that were paid for. */
export const makePrintJob: JobDefinition<{ orderId: string }> = {
  name: 'make-print',
  payload: z.strictObject({ orderId: z.string() }),
  retries: 5,
  expireSeconds: 180,
  concurrency: 1,
};

/** Takes orders of prints on whose days are over, and erases files that nobody needs any more. */
export const sweepPrintsJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-prints',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 120,
  concurrency: 1,
  cron: '17 * * * *',
};
