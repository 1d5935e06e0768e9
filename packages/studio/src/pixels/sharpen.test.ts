import { expect, test } from 'vitest';
import { sharpen } from './sharpen.ts';

const SHARPENING = { sigmaPx: 1, flat: 0.4, edge: 1.2 };
const SIDE = 24;

/** A square of RGB or RGBA, each pixel of one grey. */
function drawSquare(greyAt: (x: number, y: number) => number, channels: 3 | 4 = 3) {
  const data = new Uint8Array(SIDE * SIDE * channels).fill(77);
  for (let i = 0; i < SIDE * SIDE; i++) {
    data.fill(greyAt(i % SIDE, Math.floor(i / SIDE)), i * channels, i * channels + 3);
  }
  return { widthPx: SIDE, heightPx: SIDE, data };
}
const at = ({ data }: { data: Uint8Array }, x: number, y: number): number => data[(y * SIDE + x) * 3] ?? -1;

test('an even surface and an even gradient stay as they are, to the border', () => {
  const even = drawSquare(() => 120);
  sharpen(even, SHARPENING);
  expect(even.data.every((value) => value === 120)).toBe(true);
  const gradient = drawSquare((x) => 40 + x * 4);
  sharpen(gradient, SHARPENING);
  for (let x = 4; x < SIDE - 4; x++) expect(at(gradient, x, 10)).toBe(40 + x * 4);
});

test.each([
  ['upright', (x: number, _y: number) => x],
  ['lying', (_x: number, y: number) => y],
])('an edge, %s, becomes lighter on its light side and darker on its dark one', (_, along) => {
  const picture = drawSquare((x, y) => (along(x, y) < 12 ? 90 : 160));
  sharpen(picture, SHARPENING);
  const read = (step: number): number => (along(1, 0) === 1 ? at(picture, step, 8) : at(picture, 8, step));
  expect(read(11)).toBeLessThan(80);
  expect(read(12)).toBeGreaterThan(170);
  expect([read(4), read(20)]).toEqual([90, 160]);
});

test('a small difference gains less than an edge, and nothing gains without end', () => {
  const gainOf = (height: number): number => {
    const picture = drawSquare((x) => (x < 12 ? 60 : 60 + height));
    sharpen(picture, SHARPENING);
    return at(picture, 12, 12) - 60 - height;
  };
  expect(gainOf(8) / 8).toBeLessThan(gainOf(60) / 60);
  expect(gainOf(150)).toBe(25);
});

test('colours keep their differences and an alpha its values', () => {
  const picture = drawSquare((x) => (x < 12 ? 90 : 130), 4);
  for (let i = 0; i < picture.data.length; i += 4) picture.data[i] = (picture.data[i + 1] ?? 0) + 20;
  sharpen(picture, SHARPENING);
  for (let i = 0; i < picture.data.length; i += 4) {
    expect((picture.data[i] ?? 0) - (picture.data[i + 1] ?? 0)).toBe(20);
    expect(picture.data[i + 3]).toBe(77);
  }
});
