import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { REAL_PERSON_CODE, REAL_PERSON_FAULTS } from './faults.ts';

const code = z.enum(REAL_PERSON_CODE);

/** Ends a check and tells how it ended: once it has ended, always the same. */
export const faceAuthDone = command({
  name: 'FACEAUTHDONE',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['account', 'faces'],
  isLocalised: false,
  request: z.object({
    id: z.string().check(z.maxLength(64)),
    /** How it ended at the client: as the service's library says, or why no frames came. */
    code,
  }),
  response: z.object({
    code,
    /** Why it was not passed. */
    fault: z.optional(z.enum(REAL_PERSON_FAULTS)),
    /** How many photos of the user it has brought. */
    photos: z.optional(z.int()),
  }),
  errors: [ERROR.notFound, ERROR.providerSilent],
});
