import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { shade } from './even-gradient.ts';

/** A gradient from `y0` down to `y1`, its colours evenly spread. Pixels. */
export function shadeDown(context: SKRSContext2D, y0: number, y1: number, ...colours: string[]): CanvasGradient {
  return shade(context, 0, y0, 0, y1, colours);
}
