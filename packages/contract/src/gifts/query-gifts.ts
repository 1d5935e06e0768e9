import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { gift } from './gift.ts';

const listed = z.object({
  id: z.string(),
  /** Gold cards. */
  count: z.number(),
  /** Server times, ms: when it was given, and until when it waits. */
  sent_at: z.number(),
  expires_at: z.number(),
  /** When it was taken, or came back. */
  ended_at: z.optional(z.number()),
  /** How whoever took what the caller gave, or gave what the caller took, is called; left out where nobody has taken it. */
  nick: z.optional(z.string()),
  /** The number that the caller gave it to, most of its digits hidden. */
  number: z.optional(z.string()),
  /** It waits to be taken, was taken, or came back; or the caller took it, who was given it. */
  state: z.enum(['waiting', 'taken', 'returned', 'got']),
});
export type ListedGift = z.infer<typeof listed>;

/** What the caller gave and was given of late, the newest first. */
export const queryGifts = command({
  name: 'QUERYGIFTS',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['account'],
  changes: [],
  isLocalised: true,
  request: z.object({}),
  response: z.object({
    gifts: z.array(listed),
    /** What somebody gives the caller, and the caller has not taken yet. */
    offered: z.array(gift),
  }),
  errors: [],
});
