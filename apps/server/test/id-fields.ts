import type * as z from 'zod/mini';

/** Fields of text that name nothing of anybody: what one writes, chooses from a list, or proves. */
const NO_IDS = new Set([
  ...[
    'phone',
    'area',
    'code',
    'agreed',
    'QuDaoId',
    'QuDaoArg',
    'version',
    'sha256',
    'name',
    'text',
    'keywords',
    'nick',
  ],
  // Of an identity card and a device, for a service alone; the word that goes back with frames.
  ...['realname', 'idnum', 'metainfo', 'nonce'],
  // Of another account, the door's own test sends them.
  ...['device', 'challenge', 'solution'],
  // Tickets and credentials, which the tests of signing in forge, replay and mix up.
  ...['state', 'secret', 'old', 'owner', 'devid', 'processid', 'token', 'authcode', 'appId', 'platform', 'target'],
  // Versions of what is public.
  ...['protocols', 'signin', 'limits', 'ver'],
  // An idempotency key of the caller's own, the catalogue's themes and sections.
  ...['sn', 'theme', 'section', 'filter'],
]);

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  options?: readonly z.ZodMiniType[];
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
}

/** Names of the fields of text, at any depth. */
export function textFieldsOf(schema: z.ZodMiniType, name = ''): string[] {
  const { type, shape, options, innerType, element } = schema._zod.def as Definition;
  if (type === 'string') return [name];
  const inner = [...(options ?? []), innerType, element].flatMap((one) => (one ? textFieldsOf(one, name) : []));
  const fields = Object.entries(shape ?? {}).flatMap(([field, one]) => textFieldsOf(one, field));
  return [...new Set([...inner, ...fields])];
}

/** Those in which a caller sends an id: every free text that is not known to be none. */
export const idFieldsOf = (schema: z.ZodMiniType): string[] => textFieldsOf(schema).filter((name) => !NO_IDS.has(name));
