import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Marks messages as read; no ids: all of them. */
export const setMessage = command({
  name: 'SETMESSAGE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['messages'],
  isLocalised: false,
  request: z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)) }),
  response: z.object({ unread: z.number() }),
  errors: [],
});
