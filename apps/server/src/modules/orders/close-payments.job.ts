import { PAY_METHODS, type PayMethodKey } from '@kinora/contract';
import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Closes what was opened at channels for an order that is over, or that was paid elsewhere, or whose account is gone. */
export const closePaymentsJob: JobDefinition<{ orderId: string; channels: PayMethodKey[] }> = {
  name: 'close-payments',
  payload: z.strictObject({ orderId: z.string(), channels: z.array(z.enum(PAY_METHODS)) }),
  retries: 5,
  expireSeconds: 120,
  concurrency: 2,
  outlivesAccount: true,
};
