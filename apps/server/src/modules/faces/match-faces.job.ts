import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ uid: z.string() });

/** Finds out which of a user's own photos show who passed the real-person check. */
export const matchFacesJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'match-faces',
  payload,
  retries: 2,
  expireSeconds: 120,
  concurrency: 1,
};
