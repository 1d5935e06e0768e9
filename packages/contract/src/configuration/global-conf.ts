import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { configParts, configVersions } from './config-parts.ts';

/** The start-up configuration that a business may change without a new client: every part of it, whole. */
export const globalConf = command({
  name: 'GLOBALCONF',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: ['configuration'],
  changes: [],
  isLocalised: false,
  request: z.object({}),
  response: z.object({
    versions: configVersions,
    ...configParts.protocols.shape,
    ...configParts.signin.shape,
    ...configParts.limits.shape,
  }),
  errors: [],
});
export type GlobalConf = z.infer<typeof globalConf.response>;
