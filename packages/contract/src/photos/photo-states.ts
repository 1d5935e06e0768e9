/**
 * Video request of a photo (`vreq`): nobody asked for one or it failed, it is being made, it is ready. The specification
 * names the numbers only; the meanings are ours.
 */
export const VIDEO_REQUEST = { none: 0, requested: 1, ready: 2 } as const;
export type VideoRequest = (typeof VIDEO_REQUEST)[keyof typeof VIDEO_REQUEST];

/** Where a preview was opened from. */
export const PREVIEW_MODE = { normal: 0, visit: 1, album: 2, recent: 3, fault: 4 } as const;
export type PreviewMode = (typeof PREVIEW_MODE)[keyof typeof PREVIEW_MODE];
