import * as z from 'zod/mini';
import { command } from '../command.ts';
import { homeSection } from '../entities/theme.ts';
import { ERROR } from '../errors.ts';

/** A further page of one section of the home gallery. */
export const queryMore = command({
  name: 'QUERYMORE',
  area: 'photos',
  access: 'guest',
  transport: 'query',
  request: z.object({
    section: z.string().check(z.maxLength(64)),
    page: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  response: homeSection,
  errors: [ERROR.notFound],
});
