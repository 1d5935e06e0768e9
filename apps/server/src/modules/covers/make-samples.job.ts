import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ uid: z.string(), themeId: z.string() });

/** Shoots the samples of a theme that a user looks at with their own face. */
export const makeSamplesJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'make-samples',
  payload,
  retries: 2,
  expireSeconds: 660,
  concurrency: 1,
};
