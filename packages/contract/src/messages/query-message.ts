import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { message } from './message.ts';

/** The message center, the newest first; also the heartbeat (every 30 s, with `lastupdate`). */
export const queryMessage = command({
  name: 'QUERYMESSAGE',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['messages'],
  changes: [],
  isLocalised: true,
  request: z.object({
    /** Only messages changed after this server time, ms; 0 for all. */
    lastupdate: z.int().check(z.minimum(0)),
    /** Only this type; -1 for all. */
    type: z.int().check(z.minimum(-1), z.maximum(1_000)),
    page: z.int().check(z.minimum(0), z.maximum(10_000)),
  }),
  response: z.object({ messages: z.array(message), page: z.number(), total: z.number(), unread: z.number() }),
  errors: [],
});
