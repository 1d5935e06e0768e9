import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ number: z.string() });

// Five minutes apart at most: what cannot be erased for three days is still erased, and is certified no moment before.
const RETRIES = 1_000;

/** Looks for what is left of an account, erases it, and signs the certificate when nothing is. */
export const finishDestructionJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'finish-destruction',
  payload,
  retries: RETRIES,
  expireSeconds: 300,
  concurrency: 1,
};
