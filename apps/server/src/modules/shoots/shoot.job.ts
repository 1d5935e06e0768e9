import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({ shootId: z.string() });

/** Makes the sheets of one shoot; one at a time in each process, since a shoot takes every thread of the studio. */
export const shootJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'shoot',
  payload,
  retries: 3,
  // A run that stands still ends itself; see the worker. This one may have fallen back on a slow engine.
  expireSeconds: 3600,
  concurrency: 1,
};

/** The same for shoots of other engines, which work elsewhere and take minutes: they hold up nobody here. */
export const shootElsewhereJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'shoot-elsewhere',
  payload,
  retries: 3,
  expireSeconds: 3600,
  concurrency: 4,
};
