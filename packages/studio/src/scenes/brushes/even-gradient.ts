import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

/** A gradient along a line, its colours evenly spread. Pixels. */
export function shade(
  context: SKRSContext2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colours: readonly string[],
): CanvasGradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  colours.forEach((colour, i) => {
    gradient.addColorStop(i / Math.max(1, colours.length - 1), colour);
  });
  return gradient;
}
