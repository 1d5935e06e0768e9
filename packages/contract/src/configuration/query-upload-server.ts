import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';

/** Where files are uploaded to. */
export const queryUploadServer = command({
  name: 'QUERYUPLOADSERVER',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['configuration'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({
    /** Base address; the command's name follows it. */
    url: z.string(),
  }),
  errors: [ERROR.uploadServerFailure],
});
