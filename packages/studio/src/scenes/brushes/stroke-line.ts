import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

/** A line through points in pixels, round at its ends; smooth when `isCurved`. */
export function strokeLine(
  context: SKRSContext2D,
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  style: string | CanvasGradient,
  isCurved = false,
): void {
  const [first] = points;
  if (!first) return;
  context.strokeStyle = style;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...first);
  points.slice(1).forEach(([x, y], i) => {
    const next = points[i + 2];
    if (isCurved && next) context.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
    else context.lineTo(x, y);
  });
  context.stroke();
}
