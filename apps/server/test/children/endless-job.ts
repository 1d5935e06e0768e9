import * as z from 'zod';
import type { JobDefinition } from '../../src/adapters/ports/jobs.ts';

export const endlessJob: JobDefinition<{ subject: string }> = {
  name: 'hanging',
  payload: z.object({ subject: z.string() }),
  retries: 2,
  expireSeconds: 60,
  concurrency: 1,
};
