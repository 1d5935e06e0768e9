import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhoto } from '../inspect/read-photo.ts';
import { splitLayers } from './split-layers.ts';

const portrait = await readFile(new URL('../../test/astronaut.png', import.meta.url));

test('the person is taken from the scene, and the scene is whole without them', async () => {
  const photo = await readPhoto(portrait, 512, 512);
  const layers = await splitLayers(photo);
  if (!layers) throw new Error('no depth was found');
  const at = (x: number, y: number): number => layers.alpha.data[y * 512 + x] ?? -1;
  expect(at(225, 115)).toBeGreaterThan(0.95);
  expect(at(20, 20)).toBeLessThan(0.05);
  expect(layers.faces.left).toBeGreaterThan(190);
  expect(layers.faces.right).toBeLessThan(260);
  // The face's place shows the grey wall now, not skin.
  const from = (115 * 512 + 225) * 3;
  const [red = 0, , blue = 0] = layers.background.data.subarray(from, from + 3);
  expect(Math.abs(red - blue)).toBeLessThan(Math.abs((photo.data[from] ?? 0) - (photo.data[from + 2] ?? 0)));
});

test('a picture of nobody, and a portrait in a frame of paper, have no depth', async () => {
  const create = { width: 384, height: 512, channels: 3, background: '#678' } as const;
  const nobody = await sharp({ create }).png().toBuffer();
  expect(await splitLayers(await readPhoto(nobody, 512, 512))).toBeUndefined();
  const framed = await sharp({ create: { ...create, background: '#fff' } })
    .composite([{ input: await sharp(portrait).resize(280, 280).toBuffer(), left: 52, top: 60 }])
    .png()
    .toBuffer();
  expect(await splitLayers(await readPhoto(framed, 512, 512))).toBeUndefined();
});
