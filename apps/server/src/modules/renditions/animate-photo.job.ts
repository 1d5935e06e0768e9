import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ photoId: z.string(), locale: z.string() });

/** Makes the video of a photo. */
export const animatePhotoJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'animate-photo',
  payload,
  retries: 2,
  expireSeconds: 660,
  concurrency: 1,
};
