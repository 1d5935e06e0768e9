import * as z from 'zod/mini';

/** A campaign that runs for a time. */
export const activity = z.object({
  id: z.string(),
  platform: z.string(),
  /** Server times, ms. */
  start: z.number(),
  end: z.number(),
  /** Asks for a bound third-party account. */
  bind: z.boolean(),
  hint: z.string(),
  /** Ids of the keywords that it offers. */
  keywords: z.array(z.string()),
});
export type Activity = z.infer<typeof activity>;

export function isActivityRunning(period: { readonly start: number; readonly end: number }, nowMs: number): boolean {
  return period.start <= nowMs && nowMs < period.end;
}
