import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ exportId: z.string() });

/** Makes the zip files of an export, one after the other. */
export const makeExportJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'make-export',
  payload,
  retries: 5,
  expireSeconds: 1800,
  concurrency: 1,
};
