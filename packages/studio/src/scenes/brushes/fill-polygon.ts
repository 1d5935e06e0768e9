import type { SKRSContext2D } from '@napi-rs/canvas';

/** A closed polygon in pixels. */
export function fillPolygon(
  context: SKRSContext2D,
  points: readonly (readonly [x: number, y: number])[],
  style: string,
): void {
  context.fillStyle = style;
  context.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
  context.fill();
}
