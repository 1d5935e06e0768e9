import * as z from 'zod/mini';

/** An album sync. It lives on the client, which restores a paused one at start. */
export const downloadTask = z.object({
  uid: z.string(),
  /** Ids of the photos that are synced, and that are to be. */
  sync: z.array(z.string()),
  /** Photos of the task. */
  data: z.array(z.string()),
  toSync: z.array(z.string()),
  /** Photos done so far, of how many. */
  progress: z.number(),
  total: z.number(),
  pause: z.boolean(),
  stop: z.boolean(),
  /** Photos skipped, saved and failed. */
  result: z.object({ skip: z.number(), success: z.number(), fail: z.number() }),
});
export type DownloadTask = z.infer<typeof downloadTask>;
