import * as z from 'zod';
import type { JobDefinition } from '../../adapters/ports/jobs.ts';

/** Tells whoever has the phone of a gift, if anybody has: the giver's call takes as long, and does as much, if nobody has. */
export const tellOfGiftJob: JobDefinition<{ giftId: string }> = {
  name: 'tell-of-gift',
  payload: z.strictObject({ giftId: z.string() }),
  retries: 5,
  expireSeconds: 60,
  concurrency: 2,
};
