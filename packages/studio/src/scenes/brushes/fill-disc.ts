import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

/** A disc round its centre, in pixels; `ry` and `turn` (radians) make it an ellipse. */
export function fillDisc(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  style: string | CanvasGradient,
  ry = radius,
  turn = 0,
): void {
  context.fillStyle = style;
  context.beginPath();
  context.ellipse(x, y, radius, ry, turn, 0, Math.PI * 2);
  context.fill();
}
