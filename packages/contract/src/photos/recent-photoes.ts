import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { resultImage } from './result-image.ts';

/** Everything that was shot of late, kept or not, or only what is not kept; the newest first. */
export const recentPhotoes = command({
  name: 'RECENTPHOTOES',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['shoots', 'photos', 'album'],
  changes: [],
  isLocalised: true,
  request: z.object({
    id: z.enum(['regular', 'custom', 'all']),
    page: z.int().check(z.minimum(0), z.maximum(10_000)),
    /** Only what is not kept, and will be erased. */
    left: z.optional(z.boolean()),
  }),
  response: z.object({ photos: z.array(resultImage), page: z.number(), total: z.number() }),
  errors: [],
});
