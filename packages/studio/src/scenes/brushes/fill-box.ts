import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

/** A rectangle from its upper left corner. Pixels. */
export function fillBox(
  context: SKRSContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  style: string | CanvasGradient,
): void {
  context.fillStyle = style;
  context.fillRect(x, y, w, h);
}
