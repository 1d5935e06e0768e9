import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Deletes messages. */
export const delMessage = command({
  name: 'DELMESSAGE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['messages'],
  isLocalised: false,
  request: z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ unread: z.number() }),
  errors: [],
});
