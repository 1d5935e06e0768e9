import { readFile } from 'node:fs/promises';

/** A picture of light: linear red, green and blue, interleaved, top row first. */
export interface RawPicture {
  widthPx: number;
  heightPx: number;
  data: Float32Array;
}

/** Reads what the renderer wrote: four 32-bit floats a pixel, of which the fourth is left. */
export async function readRaw(file: string, widthPx: number, heightPx: number): Promise<RawPicture> {
  const bytes = await readFile(file);
  const rgba = new Float32Array(bytes.buffer, bytes.byteOffset, widthPx * heightPx * 4);
  const data = new Float32Array(widthPx * heightPx * 3);
  for (let i = 0, j = 0; j < data.length; i += 4, j += 3) {
    for (let c = 0; c < 3; c++) data[j + c] = Math.max(0, rgba[i + c] ?? 0);
  }
  return { widthPx, heightPx, data };
}

/** Each value through a function, in a new picture. */
export function mapRaw({ widthPx, heightPx, data }: RawPicture, of: (value: number) => number): RawPicture {
  return { widthPx, heightPx, data: data.map((value) => of(value)) };
}
