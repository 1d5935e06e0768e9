import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Which server it is that answers: what a user can tell whoever helps them. */
export const queryServer = command({
  name: 'QUERYSERVER',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({
    /** Its address for clients. */
    url: z.string(),
    version: z.string(),
    /** Server time, ms. */
    now: z.number(),
  }),
  errors: [],
});
