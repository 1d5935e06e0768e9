import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { keyword, keywordOption } from './keyword.ts';

/** What one may choose beside a description or a theme: the options, and the keywords of each in the caller's language; those with `hide` are not the caller's to choose yet. */
export const queryAttrs = command({
  name: 'QUERYATTRS',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  // A recharge may bring a hidden one to light.
  holds: ['configuration', 'orders'],
  changes: [],
  isLocalised: true,
  request: z.object({}),
  response: z.object({ options: z.array(keywordOption), keywords: z.array(keyword) }),
  errors: [],
});
