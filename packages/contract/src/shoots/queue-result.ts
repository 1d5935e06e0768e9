import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { shootProgress } from './shoot-progress.ts';

/** How far a shoot is, with the pictures made so far. Without an id: the user's shoots that are not finished. */
export const queueResult = command({
  name: 'QUEUERESULT',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['shoots', 'photos'],
  changes: [],
  isLocalised: true,
  request: z.object({ id: z.optional(z.string().check(z.maxLength(64))) }),
  response: z.object({ shoots: z.array(shootProgress) }),
  errors: [ERROR.notFound],
});
