import * as z from 'zod/mini';
import { commonFields } from './sign-in-fields.ts';

/** What the carrier's library gave the client: good once. */
export const oneTapFields = {
  ...commonFields,
  processid: z.string().check(z.minLength(1), z.maxLength(128)),
  token: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** Of carriers that give one. */
  authcode: z.optional(z.string().check(z.maxLength(512))),
};
