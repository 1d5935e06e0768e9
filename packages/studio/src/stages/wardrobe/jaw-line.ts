import { clamp01 } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { pointAt } from '../figure/landmarks.ts';

/** Lower edge of the face from ear to ear, in the picture from the left. */
export const JAW = [
  234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454,
];

/** The height of the jaw above each place of a plate. */
export function jawLine(plate: Plate): { at(x: number): number; middle: number } {
  const points = JAW.map((index) => pointAt(plate.landmarks, index)).sort((a, b) => a.x - b.x);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) throw new RangeError('a jaw has points');
  const line = new Float32Array(plate.widthPx);
  for (let x = 0, k = 0; x < line.length; x++) {
    while (k < points.length - 2 && (points[k + 1]?.x ?? 0) < x) k++;
    const a = points[k] ?? first;
    const b = points[k + 1] ?? last;
    const t = clamp01((x - a.x) / Math.max(0.5, b.x - a.x));
    line[x] = a.y + (b.y - a.y) * t;
  }
  const [left, right] = [pointAt(plate.landmarks, 172), pointAt(plate.landmarks, 397)];
  return { at: (x) => line[Math.min(line.length - 1, x)] ?? last.y, middle: (left.x + right.x) / 2 };
}
