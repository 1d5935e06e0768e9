import { expect, test } from 'vitest';
import { cutTiles, MARGIN_PX, readTile } from './cut-tiles.ts';

const photo = {
  widthPx: 200,
  heightPx: 150,
  data: Uint8Array.from({ length: 200 * 150 * 3 }, (_, i) => (i * 31) % 256),
};

test('tiles cover every pixel once', () => {
  const covered = new Uint8Array(300 * 131);
  for (const { left, top, widthPx, heightPx } of cutTiles(300, 131)) {
    for (let y = top; y < top + heightPx; y++)
      for (let x = left; x < left + widthPx; x++) covered[y * 300 + x] = (covered[y * 300 + x] ?? 0) + 1;
  }
  expect(covered.every((count) => count === 1)).toBe(true);
});

test('a tile shows its surroundings, and beyond the photo its border', () => {
  const tile = readTile(photo, { left: 0, top: 0, widthPx: 128, heightPx: 128 });
  expect([tile.widthPx, tile.heightPx]).toEqual([148, 148]);
  const at = (x: number, y: number): number => tile.data[(y * 148 + x) * 3] ?? -1;
  expect(at(MARGIN_PX + 5, MARGIN_PX + 7)).toBeCloseTo((photo.data[(7 * 200 + 5) * 3] ?? -1) / 255, 6);
  expect(at(0, 0)).toBe(at(MARGIN_PX, MARGIN_PX));
  expect(at(147, MARGIN_PX)).toBeCloseTo((photo.data[137 * 3] ?? -1) / 255, 6);
});
