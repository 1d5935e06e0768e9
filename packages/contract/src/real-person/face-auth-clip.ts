import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';

/**
 * A short clip of a check by the studio in place of its frames, from a machine that cannot cut them out by itself. The studio does, and judges them as
 * those of FACEAUTHFRAMES; the clip is never stored.
 */
export const faceAuthClip = command({
  name: 'FACEAUTHCLIP',
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
  }),
  response: z.object({}),
  errors: [ERROR.notFound, ERROR.consentMissing, ERROR.tooLarge, ERROR.clipUnreadable, ERROR.realPersonOff],
});
