import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ faceId: z.string() });

/** Cuts the person out of a new face photo. */
export const prepareFaceJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'prepare-face',
  payload,
  retries: 2,
  expireSeconds: 660,
  concurrency: 1,
};
