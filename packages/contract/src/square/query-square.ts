import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { squareImage } from './square-image.ts';
import { SQUARE_FIRST_PAGE } from './square-pages.ts';

/** The square: photos that their owners published, the newest first, twenty on a page. */
export const querySquare = command({
  name: 'QUERYSQUARE',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['square'],
  changes: [],
  isLocalised: true,
  request: z.object({
    /** From 1. */
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), SQUARE_FIRST_PAGE),
  }),
  response: z.object({ square: z.array(squareImage), page: z.number(), total: z.number() }),
  errors: [],
});
