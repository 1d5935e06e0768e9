import { beforeAll, expect, test } from 'vitest';
import { readPortrait } from '../inspect/draw-obstacles.fixture.ts';
import { cutPhoto, type Photo, resizePhoto } from '../pixels/photo.ts';
import { cutTiles, MARGIN_PX } from './cut-tiles.ts';
import { enlargeBand } from './enlarge-band.ts';

const never = new AbortController().signal;
let original: Photo;
let small: Photo;
beforeAll(async () => {
  const { photo } = await readPortrait();
  original = cutPhoto(photo, { left: 320, top: 100, widthPx: 256, heightPx: 256 });
  small = await resizePhoto(original, 64, 64);
});

function errorOf(photo: Photo): number {
  let sum = 0;
  for (let i = 0; i < original.data.length; i++) sum += ((photo.data[i] ?? 0) - (original.data[i] ?? 0)) ** 2;
  return sum / original.data.length;
}

test('an enlarged face is nearer to the sharp one than a plain enlargement', async () => {
  const large = await enlargeBand({ photo: small, top: 0, heightPx: 64, tiles: cutTiles(64, 64) }, never);
  expect([large.widthPx, large.heightPx]).toEqual([256, 256]);
  expect(errorOf(large)).toBeLessThan(errorOf(await resizePhoto(small, 256, 256)) * 0.95);
});

test('bands join without a seam', async () => {
  const whole = await enlargeBand({ photo: small, top: 0, heightPx: 64, tiles: cutTiles(64, 64) }, never);
  const upper = cutPhoto(small, { left: 0, top: 0, widthPx: 64, heightPx: 32 + MARGIN_PX });
  const lower = cutPhoto(small, { left: 0, top: 32 - MARGIN_PX, widthPx: 64, heightPx: 32 + MARGIN_PX });
  const [first, second] = [
    await enlargeBand({ photo: upper, top: 0, heightPx: 32, tiles: cutTiles(64, 32) }, never),
    await enlargeBand({ photo: lower, top: MARGIN_PX, heightPx: 32, tiles: cutTiles(64, 32) }, never),
  ];
  const joined = Buffer.concat([first.data, second.data]);
  let worst = 0;
  for (let i = 0; i < joined.length; i++) worst = Math.max(worst, Math.abs((joined[i] ?? 0) - (whole.data[i] ?? 0)));
  // What rounding of the Lanczos enlargement leaves.
  expect(worst).toBeLessThan(3);
});

test('where no tile was chosen the enlargement is the plain one, sharpened', async () => {
  const plain = await enlargeBand({ photo: small, top: 0, heightPx: 64, tiles: [] }, never);
  const [left] = cutTiles(64, 64).map((tile) => ({ ...tile, widthPx: 32 }));
  if (!left) throw new Error('no tile');
  const half = await enlargeBand({ photo: small, top: 0, heightPx: 64, tiles: [left] }, never);
  const cut = (photo: Photo, leftPx: number) => cutPhoto(photo, { left: leftPx, top: 0, widthPx: 100, heightPx: 256 });
  expect(cut(half, 150).data).toEqual(cut(plain, 150).data);
  expect(cut(half, 0).data).not.toEqual(cut(plain, 0).data);
});

test('an aborted band ends early', async () => {
  const abort = AbortSignal.abort(new Error('not wanted'));
  await expect(enlargeBand({ photo: small, top: 0, heightPx: 64, tiles: cutTiles(64, 64) }, abort)).rejects.toThrow(
    'not wanted',
  );
});
