import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { REAL_PERSON_FRAMES } from './actions.ts';

/**
 * The frames of a check by the studio, one after the other in one file. They are looked at while the command runs and are not
 * stored, but for the photos that were agreed to; FACEAUTHDONE tells how it ended.
 */
export const faceAuthFrames = command({
  name: 'FACEAUTHFRAMES',
  access: 'user',
  transport: 'upload',
  rate: 'upload',
  holds: [],
  changes: [],
  isLocalised: false,
  request: z.object({
    /** SHA-256 of the file beside it, hex: binds the file to the sealed data. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    id: z.string().check(z.maxLength(64)),
    nonce: z.string().check(z.maxLength(64)),
    /** The user agrees that the sharp pictures, straight, to both sides and smiling, become their further photos once the check is passed. */
    keep: z.optional(z.boolean()),
    /** They are cut out of a clip, which some cameras mirror. */
    clip: z.optional(z.boolean()),
    /** Each JPEG in the file, in its order: when it was taken, in ms since the first, and its length in bytes. */
    frames: z
      .array(
        z.object({
          at: z.number().check(z.gte(0), z.lte(600_000)),
          bytes: z.int().check(z.gte(1), z.lte(REAL_PERSON_FRAMES.maxBytes)),
        }),
      )
      .check(z.maxLength(REAL_PERSON_FRAMES.max)),
  }),
  response: z.object({}),
  errors: [ERROR.notFound, ERROR.consentMissing, ERROR.tooLarge],
});
