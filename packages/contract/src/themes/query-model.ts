import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { themeDetail } from './theme.ts';

/** One theme whole. */
export const queryModel = command({
  name: 'QUERYMODEL',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['gallery'],
  changes: [],
  isLocalised: true,
  request: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: themeDetail,
  errors: [ERROR.themeUnknown],
});
