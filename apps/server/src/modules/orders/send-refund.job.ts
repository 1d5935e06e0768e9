import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Sends money back through the channel that it came by. */
export const sendRefundJob: JobDefinition<{ refundId: string }> = {
  name: 'send-refund',
  payload: z.strictObject({ refundId: z.string() }),
  retries: 5,
  expireSeconds: 60,
  concurrency: 2,
  outlivesAccount: true,
};
