import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PROOF_PX, proofPicture } from './proof-picture.ts';

const plain = (background: string, width = 768, height = 1024) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

it('is small, and as wide as high as its picture', async () => {
  const { width, height, format } = await sharp(await proofPicture(await plain('#888'))).metadata();
  expect([width, height, format]).toEqual([PROOF_PX.width, PROOF_PX.height, 'jpeg']);
  const wide = await sharp(await proofPicture(await plain('#888', 1024, 768))).metadata();
  expect([wide.width, wide.height]).toEqual([576, 432]);
  expect((await sharp(await proofPicture(await plain('#888', 100, 120))).metadata()).width).toBe(100);
});

it.each(['#0b0e14', '#888888', '#ffffff'])(
  'is marked in every part of a picture that is all %s',
  async (background) => {
    const { data, info } = await sharp(await proofPicture(await plain(background)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let part = 0; part < 12; part++) {
      const [left, top] = [(part % 3) * 192, Math.floor(part / 3) * 192];
      const greys = Array.from(
        { length: 192 * 192 },
        (_, at) => data[(top + Math.floor(at / 192)) * info.width + left + (at % 192)] ?? 0,
      );
      expect(Math.max(...greys) - Math.min(...greys)).toBeGreaterThan(20);
    }
  },
);
