import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ uid: z.string() });

/** Ends one account whose time is over. */
export const closeAccountJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'close-account',
  payload,
  retries: 20,
  expireSeconds: 300,
  concurrency: 1,
};
