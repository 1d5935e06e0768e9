import { describe, expect, test } from 'vitest';
import { createPicture } from './black-picture.fixture.ts';
import { boxBlur } from './box-blur.ts';
import { createPlane, mapPlane, type Plane } from './float-plane.ts';
import { gaussianBlur } from './gaussian-blur.ts';
import { guidedFilter } from './guided-filter.ts';
import { drawPicture, lendCanvas } from './picture.ts';
import { enlargePlane, shrinkPlane } from './resample.ts';

const ramp = (width: number, height: number): Plane =>
  mapPlane(createPlane(width, height), (_, i) => (i % width) / width);
const sum = (plane: Plane): number => plane.data.reduce((a, b) => a + b, 0);

/** Left half 0, right half 1. */
const step = (width: number, height: number): Plane =>
  mapPlane(createPlane(width, height), (_, i) => (i % width < width / 2 ? 0 : 1));

describe('blur', () => {
  test('box blur is the mean of the window, edges repeated', () => {
    const plane: Plane = { widthPx: 4, heightPx: 1, data: Float32Array.of(0, 3, 6, 9) };
    expect([...boxBlur(plane, 1).data]).toEqual([1, 3, 6, 8]);
  });

  test('box blur keeps a flat plane flat where the window is wider than the plane', () => {
    const flat = mapPlane(createPlane(5, 3), () => 0.5);
    for (const value of boxBlur(flat, 9).data) expect(value).toBeCloseTo(0.5, 5);
  });

  test.each([1.5, 4, 12])('gaussian of sigma %d spreads a point by that sigma and keeps its sum', (sigma) => {
    const size = 121;
    const plane = createPlane(size, size);
    plane.data[60 * size + 60] = 1000;
    const out = gaussianBlur(plane, sigma);
    expect(sum(out)).toBeCloseTo(1000, -1);
    const variance = out.data.reduce((a, v, i) => a + v * ((i % size) - 60) ** 2, 0) / sum(out);
    expect(Math.sqrt(variance)).toBeGreaterThan(sigma * 0.85);
    expect(Math.sqrt(variance)).toBeLessThan(sigma * 1.2);
  });
});

describe('resampling', () => {
  test('shrinking keeps the mean of whole and of partial blocks', () => {
    const flat = mapPlane(createPlane(10, 7), () => 0.25);
    const small = shrinkPlane(flat, 4);
    expect([small.widthPx, small.heightPx]).toEqual([3, 2]);
    for (const value of small.data) expect(value).toBeCloseTo(0.25, 6);
  });

  test('enlarging a shrunken ramp gives the ramp back away from the edges', () => {
    const plane = ramp(40, 40);
    const back = enlargePlane(shrinkPlane(plane, 4), 40, 40, 4);
    for (let x = 4; x < 36; x++) expect(back.data[800 + x]).toBeCloseTo(plane.data[800 + x] ?? -1, 5);
  });
});

describe('guided filter', () => {
  test.each([1, 2])('sharpens a soft mask to the edge of its guide, at its size divided by %d', (factor) => {
    const guide = step(60, 40);
    const soft = gaussianBlur(guide, 4);
    const jump = (p: Plane): number => (p.data[20 * 60 + 30] ?? 0) - (p.data[20 * 60 + 29] ?? 0);
    const out = guidedFilter(guide, soft, { radiusPx: 8, epsilon: 1e-4, factor });
    expect(jump(out)).toBeGreaterThan(jump(soft) * 4);
  });
});

test('a lent surface shows the picture and is empty after', () => {
  const white = drawPicture(4, 3, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 4, 3);
  });
  let lent: { width: number; height: number } | undefined;
  const drawn = drawPicture(4, 3, (context) => {
    lendCanvas(white, (canvas) => {
      lent = canvas;
      expect(canvas.width).toBe(4);
      context.drawImage(canvas, 0, 0);
    });
  });
  expect(drawn).toEqual(white);
  expect(drawn).not.toEqual(createPicture(4, 3));
  expect(lent).toMatchObject({ width: 1, height: 1 });
});
