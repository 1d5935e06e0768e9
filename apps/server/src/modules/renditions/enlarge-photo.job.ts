import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ photoId: z.string() });

/** Makes the 4K rendition of a photo. */
export const enlargePhotoJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'enlarge-photo',
  payload,
  retries: 2,
  expireSeconds: 660,
  concurrency: 1,
};
