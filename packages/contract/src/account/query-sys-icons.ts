import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** Portraits that we drew, for whoever wants no photo as theirs. */
export const SYSTEM_ICONS = [
  'cat',
  'fox',
  'rabbit',
  'panda',
  'crane',
  'koi',
  'plum',
  'lotus',
  'persimmon',
  'lantern',
  'moon',
  'sea',
] as const;
export type SystemIcon = (typeof SYSTEM_ICONS)[number];

/** What MODUSERINFO takes for one of them as a portrait. */
export const systemIconId = (icon: SystemIcon): string => `sys:${icon}`;

/** The drawn portraits, unless the caller has this version of them. */
export const querySysIcons = command({
  name: 'QUERYSYSICONS',
  access: 'guest',
  transport: 'query',
  rate: 'read',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({ ver: z.optional(z.string().check(z.maxLength(32))) }),
  response: z.object({
    ver: z.string(),
    /** Empty where the caller has this version. */
    icons: z.array(z.object({ id: z.enum(SYSTEM_ICONS), url: z.string() })),
  }),
  errors: [],
});
