import sharp from 'sharp';
import { develop } from './film.ts';
import type { RawPicture } from './raw-picture.ts';

/** Light as 8-bit sRGB. A step of noise no larger than half a byte keeps skies from showing bands. */
export function printPixels({ data }: RawPicture, exposure: number): Uint8Array {
  const pixels = new Uint8Array(data.length);
  let state = 1;
  for (let i = 0; i < data.length; i += 3) {
    const print = develop((data[i] ?? 0) * exposure, (data[i + 1] ?? 0) * exposure, (data[i + 2] ?? 0) * exposure);
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const dither = state / 0x1_0000_0000 - 0.5;
    for (let c = 0; c < 3; c++) pixels[i + c] = Math.round(Math.min(255, Math.max(0, (print[c] ?? 0) * 255 + dither)));
  }
  return pixels;
}

/** A plate's file: WebP, 20 to 60 KB. */
export async function encodePlate(pixels: Uint8Array, widthPx: number, heightPx: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .webp({ quality: 80, smartSubsample: true, effort: 6 })
    .toBuffer();
}
