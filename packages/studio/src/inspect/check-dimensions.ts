/** The shorter side of a photo must have at least this many pixels, measured as it is looked at (after EXIF rotation). */
export const MIN_SIDE_PX = 200;
/**
 * A photo of more pixels is not opened: a small file can claim any size, and a progressive JPEG of this one already needs
 * 300 MB. Phones that shoot more shrink to 12 or 50 Mpx by default, and the client compresses before it uploads.
 */
export const MAX_PIXELS = 50_000_000;
/** No camera makes a picture longer than this many times its other side. */
const MAX_SIDE_RATIO = 12;

export type DimensionProblem = 'too-small' | 'too-large';

/** Judges the size that a file's header claims, before a pixel is read. */
export function checkDimensions(widthPx: number, heightPx: number): DimensionProblem | undefined {
  const shorter = Math.min(widthPx, heightPx);
  if (shorter < MIN_SIDE_PX) return 'too-small';
  if (widthPx * heightPx > MAX_PIXELS) return 'too-large';
  return Math.max(widthPx, heightPx) > shorter * MAX_SIDE_RATIO ? 'too-large' : undefined;
}
