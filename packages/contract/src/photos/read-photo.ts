import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Marks photos as looked at. */
export const readPhoto = command({
  name: 'READPHOTO',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({ ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({}),
  errors: [],
});
