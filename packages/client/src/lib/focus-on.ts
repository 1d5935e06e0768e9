import type { FacePoint } from '@kinora/contract';

/**
 * CSS object-position by which a point of a photo is in the middle of a box that the photo covers, as far as it reaches.
 * @param ratio width over height of the photo, in a square; else divided by that of the box
 */
export function focusOn({ x, y }: FacePoint, ratio: number): string {
  return `${align(x, ratio)}% ${align(y, 1 / ratio)}%`;
}

/** `length` is the photo's along one side of the square. */
function align(share: number, length: number): number {
  if (length <= 1) return 50;
  return Math.round(Math.min(Math.max((share * length - 0.5) / (length - 1), 0), 1) * 100);
}
