import * as z from 'zod/mini';
import { command } from '../command.ts';
import { squareImage } from '../entities/square-image.ts';
import { SHARE_LIMITS } from '../limits/photo-limits.ts';

/** The square: photos that their owners published, the newest first, twenty on a page. */
export const querySquare = command({
  name: 'QUERYSQUARE',
  area: 'photos',
  access: 'guest',
  transport: 'query',
  request: z.object({
    /** From 1. */
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), SHARE_LIMITS.squareFirstPage),
  }),
  response: z.object({ square: z.array(squareImage), page: z.number(), total: z.number() }),
  errors: [],
});
