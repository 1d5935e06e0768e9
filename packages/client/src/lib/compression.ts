/** Ratio of the specification, section 9: never below 0.2, never above 1. */
const MIN_RATIO = 0.2;
const COMPRESS_PIXELS = 2_000_000;

export interface CompressionLimits {
  /** Largest file, bytes. */
  readonly maxBytes: number;
  /** Largest side, pixels. */
  readonly maxSidePx: number;
}

/**
 * How a picture is to be made smaller: a scale for its sides and a quality, both 0.2 to 1; undefined when it may stay as it
 * is. A gif is never compressed; of a HEIC, which few machines show, a JPEG is always made.
 */
export function planCompression(
  picture: { readonly type: string; readonly sizeBytes: number; readonly widthPx: number; readonly heightPx: number },
  limits: CompressionLimits,
): { readonly scale: number; readonly quality: number } | undefined {
  const { type, sizeBytes, widthPx, heightPx } = picture;
  if (type === 'image/gif') return undefined;
  const isTooHeavy = sizeBytes > limits.maxBytes;
  const longestPx = Math.max(widthPx, heightPx);
  if (type !== 'image/heic' && !isTooHeavy && longestPx <= limits.maxSidePx) return undefined;
  const bySide = limits.maxSidePx / longestPx;
  const byPixels = isTooHeavy ? Math.sqrt(COMPRESS_PIXELS / (widthPx * heightPx)) : 1;
  return {
    scale: clampRatio(Math.min(bySide, byPixels)),
    quality: isTooHeavy ? clampRatio(limits.maxBytes / sizeBytes) : 1,
  };
}

function clampRatio(ratio: number): number {
  return Math.min(1, Math.max(MIN_RATIO, ratio));
}
