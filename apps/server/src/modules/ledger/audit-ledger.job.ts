import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Proves every hour that the ledger is right. */
export const auditLedgerJob: JobDefinition<Record<string, never>> = {
  name: 'audit-ledger',
  payload: z.strictObject({}),
  retries: 2,
  expireSeconds: 600,
  concurrency: 1,
  cron: '17 * * * *',
};
