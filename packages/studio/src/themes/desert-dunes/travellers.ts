import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';

/** A caravan along a crest: from, to (shares), how many, height of a camel as a share of the frame's height. */
export function caravan(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  count: number,
  size: number,
  colour: string,
): Paint {
  return (context, w, h, random) => {
    for (let i = 0; i < count; i++) {
      const t = i / Math.max(1, count - 1);
      const x = (from[0] + (to[0] - from[0]) * t) * w;
      const y = (from[1] + (to[1] - from[1]) * t + Math.sin(t * 6) * 0.003) * h;
      const facing = to[0] > from[0] ? 1 : -1;
      if (i === count - 1) drawWalker(context, x, y, size * h * 0.8, colour);
      else drawCamel(context, x, y, size * h * (0.92 + random() * 0.16), facing, random() * 6, colour);
    }
  };
}

/** A two-humped camel with its load, walking. Pixels. */
function drawCamel(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  facing: number,
  gait: number,
  colour: string,
): void {
  context.save();
  context.translate(x, foot);
  context.scale(facing * tall, tall);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-0.46, -0.5);
  context.bezierCurveTo(-0.48, -0.72, -0.36, -0.74, -0.28, -0.72);
  context.bezierCurveTo(-0.2, -0.92, -0.1, -0.9, -0.05, -0.74);
  context.bezierCurveTo(0.02, -0.92, 0.12, -0.94, 0.18, -0.7);
  context.bezierCurveTo(0.3, -0.62, 0.36, -0.66, 0.42, -0.84);
  context.bezierCurveTo(0.44, -0.98, 0.5, -1, 0.56, -0.98);
  context.lineTo(0.68, -0.92);
  context.lineTo(0.66, -0.87);
  context.lineTo(0.54, -0.87);
  context.bezierCurveTo(0.52, -0.64, 0.44, -0.48, 0.28, -0.42);
  context.bezierCurveTo(0.1, -0.36, -0.3, -0.36, -0.42, -0.42);
  context.closePath();
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = 0.055;
  context.lineCap = 'round';
  context.beginPath();
  for (const [at, phase] of [
    [-0.38, 0],
    [-0.28, 2.4],
    [0.16, 3.2],
    [0.25, 5.6],
  ] as const) {
    const swing = Math.sin(gait + phase) * 0.08;
    context.moveTo(at, -0.45);
    context.lineTo(at + swing * 0.5 + 0.02, -0.22);
    context.lineTo(at + swing, 0);
  }
  context.stroke();
  context.fillRect(-0.15, -0.98, 0.18, 0.3);
  context.restore();
}

function drawWalker(context: SKRSContext2D, x: number, foot: number, tall: number, colour: string): void {
  fillPolygon(
    context,
    [
      [x - tall * 0.14, foot],
      [x - tall * 0.1, foot - tall * 0.8],
      [x + tall * 0.1, foot - tall * 0.8],
      [x + tall * 0.18, foot],
    ],
    colour,
  );
  context.beginPath();
  context.arc(x, foot - tall * 0.88, tall * 0.1, 0, Math.PI * 2);
  context.fill();
}
