import * as z from 'zod/mini';
import { command } from '../command.ts';
import { face } from '../entities/face.ts';

/** The user's faces, the newest first. */
export const queryIcons = command({
  name: 'QUERYICONS',
  area: 'photos',
  access: 'user',
  transport: 'query',
  request: z.object({}),
  response: z.object({ icons: z.array(face) }),
  errors: [],
});
