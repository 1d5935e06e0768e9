import { expect, it } from 'vitest';
import { basisOf, measureProbe } from './harmonics.ts';

const [WIDTH, HEIGHT] = [64, 32];

/** A probe that is dim all around, with a warm lamp where `isLit` says. */
function probe(isLit: (column: number, row: number) => boolean) {
  const data = new Float32Array(WIDTH * HEIGHT * 3).fill(0.2);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) if (isLit(x, y)) data.set([6, 4, 2], (y * WIDTH + x) * 3);
  return measureProbe({ widthPx: WIDTH, heightPx: HEIGHT, data }, 1);
}

it('finds the lamp at the upper right, towards the camera, and its colour', () => {
  const { key } = probe((x, y) => x > 48 && x < 60 && y > 6 && y < 13);
  expect(key.from[0]).toBeGreaterThan(0.2);
  expect(key.from[1]).toBeLessThan(0);
  expect(key.colour[0]).toBeGreaterThan(key.colour[2]);
  expect(key.strength).toBeGreaterThan(0.3);
});

it('is even where light is', () => {
  expect(probe(() => false).key.strength).toBeLessThan(0.05);
});

it('gives luma 1 to what faces the camera', () => {
  const { harmonics } = probe((x) => x < 20);
  const facing = [0, 1, 2].map((c) =>
    basisOf([0, 0, 1]).reduce((sum, basis, k) => sum + basis * (harmonics[k]?.[c] ?? 0), 0),
  );
  expect(0.2126 * (facing[0] ?? 0) + 0.7152 * (facing[1] ?? 0) + 0.0722 * (facing[2] ?? 0)).toBeCloseTo(1, 2);
});
