import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({
  keys: z.array(z.string()),
  /** Prefixes that end in a slash. */
  folders: z.array(z.string()),
});

// Five minutes apart at most: a disk that refuses for three days still loses what was promised to be erased.
const RETRIES = 1_000;

/** Erases objects whose rows were deleted in the transaction that enqueued it. */
export const eraseObjectsJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'erase-objects',
  payload,
  retries: RETRIES,
  expireSeconds: 300,
  concurrency: 1,
  outlivesAccount: true,
};
