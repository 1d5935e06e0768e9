import * as z from 'zod/mini';
import { command } from '../command.ts';
import { keyword, keywordOption } from '../entities/keyword.ts';

/** What one may choose beside a description or a theme: the options, and the keywords of each in the caller's language. */
export const queryAttrs = command({
  name: 'QUERYATTRS',
  area: 'profile',
  access: 'guest',
  transport: 'query',
  request: z.object({}),
  response: z.object({ options: z.array(keywordOption), keywords: z.array(keyword) }),
  errors: [],
});
