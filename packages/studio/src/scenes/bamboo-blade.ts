import type { SKRSContext2D } from '@napi-rs/canvas';

/** A leaf like a blade, from its stalk to its tip. Pixels, radians. */
export function drawBlade(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  style: string,
): void {
  const wide = length * 0.14;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = style;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.3, -wide, length, 0);
  context.quadraticCurveTo(length * 0.3, wide, 0, 0);
  context.fill();
  context.restore();
}
