import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Ends this device's login; the temporary password is no longer accepted. */
export const logout = command({
  name: 'LOGOUT',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({}),
  errors: [],
});
