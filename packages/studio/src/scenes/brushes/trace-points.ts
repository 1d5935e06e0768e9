import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from './outline.ts';

/** Makes a closed path through these points the context's own. */
export function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}
