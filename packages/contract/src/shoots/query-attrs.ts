import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { keyword, keywordOption } from './keyword.ts';

/** What one may choose beside a description or a theme: the options, and the keywords of each in the caller's language. */
export const queryAttrs = command({
  name: 'QUERYATTRS',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: [],
  changes: [],
  isLocalised: true,
  request: z.object({}),
  response: z.object({ options: z.array(keywordOption), keywords: z.array(keyword) }),
  errors: [],
});
