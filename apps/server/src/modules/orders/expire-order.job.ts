import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Closes an order whose time to be paid is over. */
export const expireOrderJob: JobDefinition<{ orderId: string }> = {
  name: 'expire-order',
  payload: z.strictObject({ orderId: z.string() }),
  retries: 5,
  expireSeconds: 60,
  concurrency: 2,
};
