import sharp from 'sharp';
import { expect, it } from 'vitest';
import { stampPicture } from './stamp-picture.ts';

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 60, b: 70, alpha } } });
const brightest = async (file: Uint8Array) => (await sharp(file).removeAlpha().greyscale().stats()).channels[0]?.max;

it.each([
  ['a JPEG without colour', () => plain(300, 400).removeAlpha().greyscale().jpeg().toBuffer()],
  ['a PNG of a palette', () => plain(300, 400).png({ palette: true }).toBuffer()],
  ['a WebP with alpha', () => plain(300, 400).webp({ lossless: true }).toBuffer()],
  ['a JPEG of inks', () => plain(300, 400).removeAlpha().toColourspace('cmyk').jpeg().toBuffer()],
])('%s is marked and keeps its format and size', async (_name, make) => {
  const before = await make();
  const stamped = await stampPicture(before, 'zh');
  expect(await brightest(stamped)).toBeGreaterThan(220);
  const [was, is] = await Promise.all([before, stamped].map((file) => sharp(file).metadata()));
  expect([is?.format, is?.width, is?.height]).toEqual([was?.format, 300, 400]);
});

it('what is transparent stays so, but under the mark', async () => {
  const stamped = await stampPicture(await plain(300, 400, 0).png().toBuffer(), 'zh');
  const { data, info } = await sharp(stamped).raw().toBuffer({ resolveWithObject: true });
  const alphas = Array.from({ length: info.width * info.height }, (_, at) => data[at * 4 + 3] ?? 0);
  expect(alphas.filter((alpha) => alpha === 255).length).toBeGreaterThan(100);
  expect(alphas.filter((alpha) => alpha === 0).length).toBeGreaterThan(alphas.length * 0.9);
});

it('a picture that is smaller than the mark shows what fits', async () => {
  const stamped = await stampPicture(await plain(24, 24).png().toBuffer(), 'en');
  expect(await sharp(stamped).metadata()).toMatchObject({ width: 24, height: 24 });
});

it('a whole picture has its mark below the corners where an album ticks it, even over skin', async () => {
  const skin = await sharp({ create: { width: 300, height: 260, channels: 3, background: { r: 224, g: 172, b: 140 } } })
    .png()
    .toBuffer();
  const before = await plain(300, 400)
    .removeAlpha()
    .composite([{ input: skin, left: 0, top: 140 }])
    .png()
    .toBuffer();
  const upper = async (file: Uint8Array) =>
    sharp(file).extract({ left: 0, top: 0, width: 300, height: 100 }).raw().toBuffer();
  expect(await upper(await stampPicture(before, 'zh'))).toEqual(await upper(before));
});
