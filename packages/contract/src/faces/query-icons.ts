import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { face } from './face.ts';

/** The user's faces, the newest first. */
export const queryIcons = command({
  name: 'QUERYICONS',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['faces'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({ icons: z.array(face) }),
  errors: [],
});
