import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

const payload = z.strictObject({
  /** Id of the code that was guessed: it goes with the account, and names the phone no longer then. */
  code: z.string(),
  at: z.number(),
});

/** Tells the owner of a number, if it has one, that codes for it were guessed. */
export const tellOfGuessesJob: JobDefinition<z.infer<typeof payload>> = {
  name: 'tell-of-guesses',
  payload,
  retries: 5,
  expireSeconds: 60,
  concurrency: 1,
};
