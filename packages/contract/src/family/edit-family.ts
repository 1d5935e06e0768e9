import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';
import { personInfo } from './person-info.ts';
import { personName, RELATIONS } from './relations.ts';

/** Changes what a person is called, what they are to the user, what is said of them, or which of their photos is taken first. */
export const editFamily = command({
  name: 'EDITFAMILY',
  access: 'user',
  transport: 'post',
  rate: 'write',
  holds: [],
  changes: ['account', 'faces', 'gallery'],
  isLocalised: false,
  request: z.object({
    /** Of a member; the user's own uid only together with `fid` or `info`. */
    mid: z.string().check(z.maxLength(64)),
    nick: z.optional(personName),
    /** `child` only where the guardian consented, or does now. */
    relation: z.optional(z.enum(RELATIONS)),
    /** Id of the face that stands for the person from now on. */
    fid: z.optional(z.string().check(z.maxLength(64))),
    /** Takes the place of all that was said before. */
    info: z.optional(personInfo),
    /** Version of the consent to the use of the person's face to which their guardian agrees: where they turn out to be a child. */
    guardian: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  }),
  response: z.object({}),
  errors: [ERROR.badRequest, ERROR.notFound, ERROR.ageInvalid, ERROR.guardianMissing, ERROR.configOutOfDate],
});
