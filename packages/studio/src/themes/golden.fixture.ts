import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect } from 'vitest';
import { labOf } from '../difference/lab.ts';
import { type Picture, scalePicture } from '../pixels/picture.ts';
import { SMALL } from './theme-pictures.fixture.ts';

/** Mean ΔE over a grid of 24 × 32 places: a changed scene or light gives 6 and more, another machine under 1. */
const MAX_DISTANCE = 3;
/** `GOLDEN=write` in the environment renews the golden pictures of the themes that are tested. */
export const isWritingGoldens = process.env.GOLDEN === 'write';

/** Expects a sheet to look like the golden picture of this name (`theme/golden/name`). */
export async function expectGolden(sheet: Picture, name: string): Promise<void> {
  const file = new URL(`./${name}.jpg`, import.meta.url);
  const small = await encodePicture(scalePicture(sheet, SMALL.widthPx, SMALL.heightPx));
  if (isWritingGoldens) {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, small);
  }
  expect(await distanceBetween(await readFile(fileURLToPath(file)), small)).toBeLessThan(MAX_DISTANCE);
}

/** As JPEG. */
export function encodePicture(picture: Picture): Promise<Buffer> {
  const { widthPx: width, heightPx: height, data } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function distanceBetween(goldenJpeg: Uint8Array, currentJpeg: Uint8Array): Promise<number> {
  const [golden, current] = [await readGrid(goldenJpeg), await readGrid(currentJpeg)];
  let sum = 0;
  for (let i = 0; i < golden.length; i += 3) {
    const a = labOf(golden[i] ?? 0, golden[i + 1] ?? 0, golden[i + 2] ?? 0);
    const b = labOf(current[i] ?? 0, current[i + 1] ?? 0, current[i + 2] ?? 0);
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return sum / (golden.length / 3);
}

function readGrid(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg).resize(24, 32, { fit: 'fill' }).raw().toBuffer();
}
