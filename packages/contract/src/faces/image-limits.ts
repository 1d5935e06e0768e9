/** What a picture must be to be sent and read, in pixels; a larger one than `compressPixels` is made smaller before it is sent. */
export const IMAGE_LIMITS = { minSidePx: 200, resizeCapPx: 1024, compressPixels: 2_000_000 } as const;
