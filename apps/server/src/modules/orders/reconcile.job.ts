import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Asks channels about what they did not tell, and sends refunds that are still due. */
export const askChannelsJob: JobDefinition<Record<string, never>> = {
  name: 'ask-channels',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 240,
  concurrency: 1,
  cron: '*/5 * * * *',
};

/** Reads the bills of the last seven days that were not read; what cannot be read is tried again an hour later. */
export const readBillsJob: JobDefinition<Record<string, never>> = {
  name: 'read-bills',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 240,
  concurrency: 1,
  cron: '37 * * * *',
};
