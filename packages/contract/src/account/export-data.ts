import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** How long an export can be fetched; then it is erased. */
export const EXPORT_LIFE_H = 24;

/**
 * Everything that is kept of the user, as zip files: the photos as they leave, the face photos as they were brought, and a JSON of
 * the account, its consents, people, shoots and messages. It is made in the background; asked for again while it is under way, or
 * soon after, it is the same one.
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
  request: z.object({ ask: z.optional(z.boolean()) }),
  response: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    /** Files that are in it, and those that there will be. */
    done: z.number(),
    total: z.number(),
    /** Sealed, expiring addresses; each zip file can be opened by itself. None before it is ready. */
    parts: z.array(z.object({ url: z.string(), bytes: z.number() })),
    /** When it was asked for and when it will be erased, server time in ms; absent without one. */
    asked_at: z.optional(z.number()),
    expires_at: z.optional(z.number()),
  }),
  errors: [],
});
export type DataExport = z.infer<typeof exportData.response>;
