import { expect, test } from 'vitest';
import type { Photo } from '../pixels/photo.ts';
import { chooseTiles, measureDetail } from './choose-tiles.ts';
import { TILE_PX } from './cut-tiles.ts';

function drawPhoto(columns: number, rows: number, greyAt: (x: number, y: number) => number): Photo {
  const widthPx = columns * TILE_PX;
  const heightPx = rows * TILE_PX;
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    data.fill(greyAt(i % widthPx, Math.floor(i / widthPx)), i * 3, i * 3 + 3);
  }
  return { widthPx, heightPx, data };
}
const stripes = (contrast: number) => (x: number) => 128 + (x % 2) * contrast;

test('an even gradient has no detail, a thin line has some, stripes have more', () => {
  const tile = { left: 0, top: 0, widthPx: TILE_PX, heightPx: TILE_PX };
  const of = (greyAt: (x: number) => number): number => measureDetail(drawPhoto(1, 1, greyAt), tile);
  expect(of((x) => x)).toBe(0);
  const line = of((x) => (x === 60 ? 60 : 128));
  expect(line).toBeGreaterThan(2);
  expect(of(stripes(40))).toBeGreaterThan(line);
});

test('only tiles with detail are chosen, those with most of it first', () => {
  const contrasts = [0, 10, 0, 40, 0, 1];
  const photo = drawPhoto(6, 1, (x) => stripes(contrasts[Math.floor(x / TILE_PX)] ?? 0)(x));
  expect(chooseTiles(photo).map(({ left }) => left / TILE_PX)).toEqual([3, 1]);
});

test('a large picture full of detail gets no more tiles than a sheet could have', () => {
  expect(chooseTiles(drawPhoto(9, 12, stripes(20)))).toHaveLength(40);
});
