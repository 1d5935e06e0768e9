import * as z from 'zod/mini';
import { command } from '../command.ts';
import { themeDetail } from '../entities/theme.ts';
import { ERROR } from '../errors.ts';

/** One theme whole. */
export const queryModel = command({
  name: 'QUERYMODEL',
  area: 'photos',
  access: 'guest',
  transport: 'query',
  request: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: themeDetail,
  errors: [ERROR.themeUnknown],
});
