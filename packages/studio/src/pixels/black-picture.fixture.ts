import type { Picture } from './picture.ts';

/** A black, opaque picture. */
export function createPicture(widthPx: number, heightPx: number): Picture {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { widthPx, heightPx, data };
}
