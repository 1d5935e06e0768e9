import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { configParts, configVersions } from './config-parts.ts';

const known = z.string().check(z.maxLength(32));

/** What of the configuration is another than the caller has, by the versions of the parts at hand. */
export const queryConfig = command({
  name: 'QUERYCONFIG',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    versions: z.object({ protocols: z.optional(known), signin: z.optional(known), limits: z.optional(known) }),
  }),
  response: z.object({
    versions: configVersions,
    /** Those parts alone that differ; their fields are GLOBALCONF's. */
    parts: z.partial(z.object(configParts)),
  }),
  errors: [],
});
