import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { homeSection } from './theme.ts';

/** A further page of one section of the home gallery. */
export const queryMore = command({
  name: 'QUERYMORE',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['gallery'],
  changes: [],
  isLocalised: true,
  request: z.object({
    section: z.string().check(z.maxLength(64)),
    page: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  response: homeSection,
  errors: [ERROR.notFound],
});
