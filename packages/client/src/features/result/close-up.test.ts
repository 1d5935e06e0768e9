import { expect, test } from 'vitest';
import { closeUp } from './close-up';

/** Where a place of the frame, 0 to 1, lies after the transform. */
function moved(transform: string, share: number, axis: 0 | 1): number {
  const [x = 0, y = 0, scale = 1] = transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return 0.5 + (share - 0.5) * scale + (axis === 0 ? x : y) / 100;
}
const middle = { x: 0.5, y: 0.5 };

test('faces of a small and of a large portrait come to one place in one size', () => {
  const small = closeUp({ aspect: 0.75, face: { x: 0.3, y: 0.3, height: 0.15 }, focus: middle });
  const large = closeUp({ aspect: 0.75, face: { x: 0.6, y: 0.5, height: 0.5 }, focus: middle });
  expect(moved(small, 0.3, 0)).toBeCloseTo(moved(large, 0.6, 0), 3);
  expect(moved(small, 0.3, 1)).toBeCloseTo(moved(large, 0.5, 1), 3);
  const heightOf = (transform: string, y: number, height: number) =>
    moved(transform, y + height / 2, 1) - moved(transform, y - height / 2, 1);
  expect(heightOf(small, 0.3, 0.15)).toBeCloseTo(heightOf(large, 0.5, 0.5), 2);
});

test('a photo of other proportions is cut by its frame first', () => {
  // Twice as wide as the frame, its left edge at the frame's: a face a quarter in stands in the frame's middle.
  const wide = closeUp({ aspect: 1.5, face: { x: 0.25, y: 0.5, height: 0.31 }, focus: { x: 0, y: 0.5 } });
  expect(wide).toMatch(/^translate\(0\.00%, 0\.00%\) scale\(2\.000\)$/);
});
