import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ photoId: z.string() });

/** Shoots a kept photo again at twice its width: nobody waits for it. */
export const shootLargerJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'shoot-larger',
  payload,
  retries: 2,
  expireSeconds: 660,
  concurrency: 1,
};
