import { createPlane, type Plane } from './float-plane.ts';

/** Scan lines a pixel row is sampled with. */
const SUBROWS = 4;

/** A plane with a filled polygon: 1 inside, 0 outside, edges anti-aliased (even-odd rule). */
export function fillPolygon(widthPx: number, heightPx: number, points: readonly { x: number; y: number }[]): Plane {
  const plane = createPlane(widthPx, heightPx);
  const ys = points.map((p) => p.y);
  const first = Math.max(0, Math.floor(Math.min(...ys)));
  const last = Math.min(heightPx - 1, Math.ceil(Math.max(...ys)));
  for (let y = first; y <= last; y++) {
    for (let sub = 0; sub < SUBROWS; sub++) {
      const crossings = crossingsAt(points, y + (sub + 0.5) / SUBROWS);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        fillSpan(plane, y * widthPx, crossings[i] ?? 0, crossings[i + 1] ?? 0);
      }
    }
  }
  return plane;
}

function crossingsAt(points: readonly { x: number; y: number }[], y: number): number[] {
  const crossings: number[] = [];
  let previous = points.at(-1);
  for (const point of points) {
    if (previous && point.y > y !== previous.y > y) {
      crossings.push(point.x + ((y - point.y) / (previous.y - point.y)) * (previous.x - point.x));
    }
    previous = point;
  }
  return crossings.sort((a, b) => a - b);
}

function fillSpan(plane: Plane, row: number, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(plane.widthPx, to);
  for (let x = Math.floor(start); x < end; x++) {
    const covered = Math.min(x + 1, end) - Math.max(x, start);
    plane.data[row + x] = Math.min(1, (plane.data[row + x] ?? 0) + covered / SUBROWS);
  }
}
