import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Studio, startStudio } from '../pool/start-studio.ts';
import { compareStructure, readStructureOf, SAME_PICTURE_FROM } from './same-picture.ts';

let studio: Studio;
let plate: Uint8Array;
/** A photograph, as it was chosen. */
let chosen: Uint8Array;
beforeAll(async () => {
  studio = startStudio({ threads: 2 });
  plate = (await studio.prepare(await readFile(new URL('../../test/astronaut.png', import.meta.url)))).plate;
  chosen = await shoot('studio-grey', 1);
});
afterAll(() => studio.close());

const request = (themeId: string, sheet: number) => ({
  themeId,
  sheet,
  seed: 5,
  plates: [{ key: 'portrait', bytes: plate }],
});
async function shoot(themeId: string, sheet: number): Promise<Uint8Array> {
  const made = await studio.shoot(request(themeId, sheet));
  if (made.dropped) throw new Error('the sheet was dropped');
  return made.jpeg;
}
/** Mean step between neighbours in the middle of the picture: what an eye calls crisp. */
async function crispnessOf(jpeg: Uint8Array): Promise<number> {
  const region = { left: 1024, top: 1024, width: 1024, height: 1024 };
  const grey = await sharp(jpeg)
    .resize(3072, 4096, { kernel: 'lanczos3' })
    .greyscale()
    .extract(region)
    .raw()
    .toBuffer();
  let sum = 0;
  for (let i = 1; i < grey.length; i++) sum += Math.abs((grey[i] ?? 0) - (grey[i - 1] ?? 0));
  return sum / grey.length;
}

test('a photograph that is kept is shot again at twice its width: the same picture', async () => {
  const larger = await studio.shootLarger(request('studio-grey', 1), chosen);
  expect(await sharp(larger?.jpeg).metadata()).toMatchObject({ width: 1536, height: 2048, format: 'jpeg' });
  const likeness = compareStructure(await readStructureOf(chosen), await readStructureOf(larger?.jpeg ?? chosen));
  expect(likeness).toBeGreaterThan(SAME_PICTURE_FROM);
});

test('a photograph is shot again for 4K: the same picture, crisper than any enlargement', async () => {
  const again = await studio.enlarge({ photo: chosen, origin: request('studio-grey', 1) });
  expect(await sharp(again.jpeg).metadata()).toMatchObject({ width: 3072, height: 4096, format: 'jpeg' });
  expect([again.widthPx, again.heightPx]).toEqual([3072, 4096]);
  const likeness = compareStructure(await readStructureOf(chosen), await readStructureOf(again.jpeg));
  expect(likeness).toBeGreaterThan(SAME_PICTURE_FROM);
  expect(await crispnessOf(again.jpeg)).toBeGreaterThan((await crispnessOf(chosen)) * 1.1);
});

test('another picture than its origin says is enlarged as it is', async () => {
  const small = await sharp(chosen).resize(96, 128).jpeg().toBuffer();
  const told: number[] = [];
  const onProgress = (share: number): void => void told.push(share);
  const large = await studio.enlarge({ photo: small, origin: request('studio-grey', 4) }, { onProgress });
  expect(Math.max(large.widthPx, large.heightPx)).toBeGreaterThanOrEqual(3840);
  const likeness = compareStructure(await readStructureOf(small), await readStructureOf(large.jpeg));
  expect(likeness).toBeGreaterThan(0.95);
  expect(told.at(-1)).toBeCloseTo(0.85, 5);
});

test('what is no picture is refused', async () => {
  await expect(studio.enlarge({ photo: Buffer.from('no picture') })).rejects.toThrow();
});

test.each([
  [3000, 2400, [4096, 3277]],
  [1200, 1600, [3072, 4096]],
])('a photo of %d x %d is brought to 4K without the net', async (width, height, expected) => {
  const create = { width, height, channels: 3, background: '#876' } as const;
  const told: number[] = [];
  const onProgress = (share: number): void => void told.push(share);
  const large = await studio.enlarge({ photo: await sharp({ create }).jpeg().toBuffer() }, { onProgress });
  expect([large.widthPx, large.heightPx]).toEqual(expected);
  expect(told).toEqual([]);
});
