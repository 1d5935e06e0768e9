import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Which ages can be told of a person, and what a choice of them begins with. */
export const queryAgeOp = command({
  name: 'QUERYAGEOP',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['configuration'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({
    minage: z.number(),
    maxage: z.number(),
    defage: z.number(),
    /** Year of birth of somebody of the default age. */
    birth: z.number(),
  }),
  errors: [],
});
