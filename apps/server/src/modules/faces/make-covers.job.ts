import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ faceId: z.string() });

/** A face became ready: the gallery's covers are shot with it, behind everything that somebody waits for. Its worker is the covers module's. */
export const makeCoversJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'make-covers',
  payload,
  retries: 5,
  expireSeconds: 900,
  concurrency: 1,
};
