import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';

/** How long an export can be fetched; then it is erased. */
export const EXPORT_LIFE_H = 24;

/**
 * Everything that is kept of the user, as zip files: the photos as they leave, the face photos as they were brought, and a JSON of
 * the account, its consents, people, shoots and messages. It is made in the background; asked for again while it is under way, or
 * soon after, it is the same one. A zip file is fetched by an address that `take` gives: once, by the browser that opens it first, which may go
 * on where it was cut for as long as the login holds that asked.
 */
export const exportData = command({
  name: 'EXPORTDATA',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: [],
  isLocalised: true,
  /** Without `ask` nothing is begun: how far is it? */
  request: z.object({
    ask: z.optional(z.boolean()),
    /** The device's time zone by IANA: times on the first page are told in it, else by UTC. */
    zone: z.optional(z.string().check(z.maxLength(64))),
    /** Which zip file is wanted, from 0. */
    take: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  response: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    /** Files that are in it, and those that there will be. */
    done: z.number(),
    total: z.number(),
    /** Each zip file can be opened by itself. None before it is ready. */
    parts: z.array(z.object({ bytes: z.number() })),
    /** Where the zip file is that was wanted. */
    url: z.optional(z.string()),
    /** When it was asked for and when it will be erased, server time in ms; absent without one. */
    asked_at: z.optional(z.number()),
    expires_at: z.optional(z.number()),
    /** From when another one can be asked for, server time in ms; absent where it can be now. */
    again_at: z.optional(z.number()),
  }),
  errors: [ERROR.notFound],
});
export type DataExport = z.infer<typeof exportData.response>;
