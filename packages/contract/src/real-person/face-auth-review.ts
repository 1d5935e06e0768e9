import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';

const request = z.object({
  /** Why, and how the user can be reached; without it nothing is asked for. */
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
});

/** Asks the operator to accept a user without a check of their face, and tells what became of it. One request at a time: another one while it waits changes its words. */
export const faceAuthReview = command({
  name: 'FACEAUTHREVIEW',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: ['account'],
  changes: ({ note }: z.infer<typeof request>) => (note === undefined ? [] : ['account']),
  isLocalised: false,
  request,
  response: z.object({
    /** Of the latest request; absent where there was none. */
    state: z.optional(z.enum(['asked', 'accepted', 'refused'])),
    /** What the operator gave as the reason of a refusal. */
    why: z.optional(z.string()),
  }),
  errors: [ERROR.reviewOff],
});
