import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

/** A gradient from `y0` down to `y1`, its colours evenly spread. Pixels. */
export function shadeDown(context: SKRSContext2D, y0: number, y1: number, ...colours: string[]): CanvasGradient {
  return shade(context, 0, y0, 0, y1, colours);
}

/** A gradient from `x0` to `x1`, its colours evenly spread. Pixels. */
export function shadeAcross(context: SKRSContext2D, x0: number, x1: number, ...colours: string[]): CanvasGradient {
  return shade(context, x0, 0, x1, 0, colours);
}

function shade(
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

type Fill = string | CanvasGradient;

/** Pixels. */
export function fillBox(context: SKRSContext2D, x: number, y: number, w: number, h: number, style: Fill): void {
  context.fillStyle = style;
  context.fillRect(x, y, w, h);
}

/** Pixels; `ry` and `turn` (radians) make it an ellipse. */
export function fillDisc(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  style: Fill,
  ry = radius,
  turn = 0,
): void {
  context.fillStyle = style;
  context.beginPath();
  context.ellipse(x, y, radius, ry, turn, 0, Math.PI * 2);
  context.fill();
}

/** A line through points in pixels, round at its ends; smooth when `isCurved`. */
export function strokeLine(
  context: SKRSContext2D,
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  style: Fill,
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
