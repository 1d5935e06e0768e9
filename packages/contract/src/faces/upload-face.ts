import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { face } from './face.ts';

/** Keeps a checked photo as one of the user's faces, or adds the sample face, and starts its preparation. */
export const uploadFace = command({
  name: 'UPLOADFACE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['faces'],
  isLocalised: false,
  request: z.union([
    z.object({
      /** From UPLOADCHECK. */
      binaryurl: z.string().check(z.minLength(1), z.maxLength(512)),
    }),
    z.object({ sample: z.literal(true) }),
  ]),
  response: face,
  errors: [ERROR.uploadExpired, ERROR.consentMissing],
});
