import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { activity } from './activity.ts';

/** What sharing is rewarded with at present where the caller is, and how far they are; rewards that they had stay until the activity ends. */
export const shareTask = command({
  name: 'SHARETASK',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['account', 'square'],
  changes: [],
  isLocalised: true,
  request: z.object({}),
  response: z.object({ activities: z.array(activity) }),
  errors: [ERROR.shopOff],
});
