import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ faceId: z.string() });

/** A face became ready, failed or was erased: whoever waits for it goes on. Its worker is the shoots module's. */
export const faceSettledJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'face-settled',
  payload,
  retries: 20,
  expireSeconds: 60,
  concurrency: 2,
};
