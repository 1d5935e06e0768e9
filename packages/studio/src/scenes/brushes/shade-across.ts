import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { shade } from './even-gradient.ts';

/** A gradient from `x0` to `x1`, its colours evenly spread. Pixels. */
export function shadeAcross(context: SKRSContext2D, x0: number, x1: number, ...colours: string[]): CanvasGradient {
  return shade(context, x0, 0, x1, 0, colours);
}
