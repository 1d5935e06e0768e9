import { readContents, writeContents } from '@kinora/provenance/contents';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { computeThumbhash, iconSquare, renderCover, renderIcon, renderUpright } from './photo-renditions.ts';

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#a66' } })
    .withExif({ IFD0: { Artist: 'someone', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('the kept photo is upright and says nothing of its place or maker', async () => {
  const { width, height, exif, orientation } = await sharp(await renderUpright(await photo())).metadata();
  expect([width, height]).toEqual([400, 300]);
  expect(exif).toBeUndefined();
  expect(orientation).toBeUndefined();
});

test.each([
  [
    { left: 100, top: 100, widthPx: 100, heightPx: 100 },
    { left: 60, top: 60, width: 180, height: 180 },
  ],
  [
    { left: 0, top: 0, widthPx: 100, heightPx: 120 },
    { left: 0, top: 0, width: 216, height: 216 },
  ],
  [
    { left: 250, top: 300, widthPx: 50, heightPx: 100 },
    { left: 120, top: 220, width: 180, height: 180 },
  ],
  [
    { left: 10, top: 10, widthPx: 280, heightPx: 380 },
    { left: 0, top: 50, width: 300, height: 300 },
  ],
])('the icon around %j stays in the picture', (box, square) => {
  expect(iconSquare(box, 300, 400)).toEqual(square);
});

test('icon, cover and placeholder have their sizes', async () => {
  const upright = await renderUpright(await photo());
  const icon = await renderIcon(upright, { left: 50, top: 50, widthPx: 80, heightPx: 90 }, 400, 300);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
  expect(await sharp(await renderCover(upright)).metadata()).toMatchObject({ width: 384, format: 'jpeg' });
  expect(Buffer.from(await computeThumbhash(upright), 'base64').length).toBeLessThan(40);
});

test('a cover says what the picture shows', async () => {
  const contents = { faces: [{ x: 0.25, y: 0.5, width: 0.5, height: 0.25 }], letters: [] };
  const picture = await sharp(await photo())
    .withXmp(writeContents(contents))
    .jpeg()
    .toBuffer();
  const { xmp } = await sharp(await renderCover(picture)).metadata();
  expect(readContents(xmp?.toString())).toEqual(contents);
});
