import sharp from 'sharp';
import type { Photo } from '../pixels/photo.ts';
import type { Outline } from './face-outline.ts';

/** The face is brought to this size, so that the measure does not depend on the photo's. */
const WIDTH_PX = 200;
const HEIGHT_PX = 260;
/** Contrast grows with light: the variance is brought to a face of this mean grey. */
const REFERENCE_GREY = 128;
/**
 * Below this a face is blurred. Sharp faces measured 24 to 213, the same ones after a Gaussian of a hundredth of the
 * face's height 3.7 to 6.6, a quarter as bright much the same.
 */
export const MIN_SHARPNESS = 12;
/** Below this a face is soft, but usable: a Gaussian of half a hundredth of the face's height left 21 to 25. */
export const SOFT_SHARPNESS = 22;

/** Variance of the Laplacian over the face, in squared grey levels of a face of middle grey. */
export async function measureSharpness(photo: Photo, outline: Outline): Promise<number> {
  const { widthPx, heightPx } = photo;
  const left = Math.min(Math.max(0, Math.floor(outline.left)), widthPx - 2);
  const top = Math.min(Math.max(0, Math.floor(outline.top)), heightPx - 2);
  const width = Math.max(2, Math.min(widthPx - left, Math.ceil(outline.widthPx)));
  const height = Math.max(2, Math.min(heightPx - top, Math.ceil(outline.heightPx)));
  const grey = await sharp(photo.data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .extract({ left, top, width, height })
    .greyscale()
    .resize(WIDTH_PX, HEIGHT_PX, { fit: 'fill' })
    .raw()
    .toBuffer();
  return laplacianVariance(grey, WIDTH_PX, HEIGHT_PX) * (REFERENCE_GREY / Math.max(meanOf(grey), 8)) ** 2;
}

function meanOf(grey: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < grey.length; i++) sum += grey[i] ?? 0;
  return sum / grey.length;
}

export function laplacianVariance(grey: Uint8Array, widthPx: number, heightPx: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const i = y * widthPx + x;
      const around = (grey[i - 1] ?? 0) + (grey[i + 1] ?? 0) + (grey[i - widthPx] ?? 0) + (grey[i + widthPx] ?? 0);
      const value = 4 * (grey[i] ?? 0) - around;
      sum += value;
      squares += value * value;
      count++;
    }
  }
  return squares / count - (sum / count) ** 2;
}
