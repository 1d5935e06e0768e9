import { expect, it } from 'vitest';
import { denoise } from './denoise.ts';
import type { RawPicture } from './raw-picture.ts';

const [widthPx, heightPx] = [40, 40];
let state = 7;
const chance = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 0x1_0000_0000 - 0.5;
};
const truth = (i: number): number => (Math.floor(i / 3) % widthPx < 20 ? 0.2 : 0.8);
const half = (): RawPicture => ({
  widthPx,
  heightPx,
  data: Float32Array.from({ length: widthPx * heightPx * 3 }, (_, i) => truth(i) + chance() * 0.3),
});
const errorOf = (data: Float32Array): number =>
  data.reduce((sum, value, i) => sum + (value - truth(i)) ** 2, 0) / data.length;

it('takes most of the noise and keeps the edge', () => {
  const [first, second] = [half(), half()];
  const mean = first.data.map((value, i) => (value + (second.data[i] ?? 0)) / 2);
  const { data } = denoise(first, second);
  expect(errorOf(data)).toBeLessThan(errorOf(mean) / 4);
  const row = 20 * widthPx * 3;
  expect((data[row + 21 * 3] ?? 0) - (data[row + 18 * 3] ?? 0)).toBeGreaterThan(0.5);
});
