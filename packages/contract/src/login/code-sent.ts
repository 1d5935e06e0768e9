import * as z from 'zod/mini';

export const codeSent = z.object({
  /** Seconds until another code may be asked for. */
  resend_s: z.number(),
  /** Seconds for which the code holds. */
  expire_s: z.number(),
});
