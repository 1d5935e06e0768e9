import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { face } from './face.ts';

/**
 * Keeps a checked photo as a face of the user or of a person whom they know already, or adds the sample face, and starts its
 * preparation. A face that was kept before goes to the person who is named.
 */
export const uploadFace = command({
  name: 'UPLOADFACE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['faces', 'gallery', 'account', 'photos', 'square'],
  isLocalised: false,
  request: z.union([
    z.object({
      /** From UPLOADCHECK. */
      binaryurl: z.string().check(z.minLength(1), z.maxLength(512)),
      /** Whose face: of a member, or the user's own uid. Absent: the user's own, or whose it was when it was kept. */
      mid: z.optional(z.string().check(z.maxLength(64))),
      /** The answer to 14037: whether the user is of the operator's age. Put on record; after a no the photo is not kept. */
      ofage: z.optional(z.boolean()),
      /** The answer to 14046: it is them all the same. */
      sure: z.optional(z.literal(true)),
    }),
    z.object({ sample: z.literal(true) }),
  ]),
  response: face,
  errors: [
    ERROR.uploadExpired,
    ERROR.consentMissing,
    ERROR.notFound,
    ERROR.photosFull,
    ERROR.ageUnanswered,
    ERROR.guardianNeeded,
    ERROR.guardianMissing,
    ERROR.looksLikeOther,
  ],
});
