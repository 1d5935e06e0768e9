import * as z from 'zod/mini';

/** What can be made of a kept photo. */
export const RENDITION_KINDS = ['4k', 'video'] as const;

/** A 4K rendition or a video of a photo, from the moment it was asked for. */
export const rendition = z.object({
  kind: z.enum(RENDITION_KINDS),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** How far it is, 0 to 100. */
  progress: z.number(),
  /** Pixels; 0 until it is ready. */
  width: z.number(),
  height: z.number(),
  /** Size of the file; 0 until it is ready. */
  bytes: z.number(),
  /** Of a video, its first picture; else empty. */
  cover: z.string(),
});
export type Rendition = z.infer<typeof rendition>;
export type RenditionKind = Rendition['kind'];
