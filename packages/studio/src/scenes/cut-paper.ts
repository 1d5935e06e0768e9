import type { SKRSContext2D } from '@napi-rs/canvas';
import { shadeDown } from './shapes.ts';

type Trace = (context: SKRSContext2D) => void;

/**
 * A piece of coloured paper of the traced shape that stands `lift` pixels off what is behind it: its shadow falls below, its
 * upper edge catches the light.
 */
export function cutPaper(context: SKRSContext2D, colour: string, lift: number, trace: Trace): void {
  context.save();
  context.shadowColor = 'rgba(24,16,30,0.42)';
  context.shadowBlur = lift * 1.8;
  context.shadowOffsetX = lift * 0.35;
  context.shadowOffsetY = lift * 0.8;
  context.fillStyle = colour;
  context.beginPath();
  trace(context);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  trace(context);
  context.clip();
  context.strokeStyle = 'rgba(255,255,255,0.35)';
  context.lineWidth = Math.max(1, lift * 0.3);
  context.stroke();
  context.restore();
}

/** All traces are in pixels. */
export function traceCloud(x: number, y: number, r: number): Trace {
  return (context) => {
    context.moveTo(x - r * 1.4, y + r * 0.4);
    for (const [dx, dy, size] of [
      [-0.9, 0, 0.5],
      [-0.25, -0.35, 0.62],
      [0.5, -0.12, 0.55],
      [1.05, 0.1, 0.4],
    ] as const)
      context.arc(x + dx * r, y + dy * r, size * r, Math.PI * 0.95, Math.PI * 2.05);
    context.lineTo(x + r * 1.45, y + r * 0.42);
    context.closePath();
  };
}

/** A star of five points. */
export function traceStar(x: number, y: number, r: number, turn = 0): Trace {
  return (context) => {
    for (let k = 0; k < 10; k++) {
      const a = (k * Math.PI) / 5 - Math.PI / 2 + turn;
      const out = k % 2 === 0 ? r : r * 0.46;
      if (k === 0) context.moveTo(x + Math.cos(a) * out, y + Math.sin(a) * out);
      else context.lineTo(x + Math.cos(a) * out, y + Math.sin(a) * out);
    }
    context.closePath();
  };
}

/** A crescent moon that opens to the right. */
export function traceCrescent(x: number, y: number, r: number): Trace {
  return (context) => {
    context.arc(x, y, r, Math.PI * 0.32, Math.PI * 1.68);
    context.quadraticCurveTo(x - r * 0.42, y, x + Math.cos(Math.PI * 0.32) * r, y + Math.sin(Math.PI * 0.32) * r);
    context.closePath();
  };
}

/** Hills or waves from side to side, `base` their mean line, `swing` their height. */
export function traceHills(w: number, h: number, base: number, swing: number, phase: number, count = 1.4): Trace {
  return (context) => {
    context.moveTo(-w * 0.1, h * 1.2);
    for (let x = -0.1; x <= 1.101; x += 0.02)
      context.lineTo(
        x * w,
        base + swing * Math.sin(x * Math.PI * 2 * count + phase) + swing * 0.35 * Math.sin(x * 11 + phase * 2),
      );
    context.lineTo(w * 1.1, h * 1.2);
    context.closePath();
  };
}

/** A hot-air balloon of striped paper with its basket; `r` is the envelope's radius. */
export function drawBalloon(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  colours: readonly [string, string, string],
): void {
  context.strokeStyle = 'rgba(70,50,40,0.7)';
  context.lineWidth = Math.max(0.8, r * 0.02);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * r * 0.42, y + r * 0.9);
    context.lineTo(x + side * r * 0.16, y + r * 1.6);
    context.stroke();
  }
  cutPaper(context, '#9a6a3c', r * 0.06, (c) => c.roundRect(x - r * 0.19, y + r * 1.55, r * 0.38, r * 0.3, r * 0.05));
  const envelope: Trace = (c) => {
    c.moveTo(x - r * 0.36, y + r * 1.08);
    c.bezierCurveTo(x - r * 0.7, y + r * 0.66, x - r, y + r * 0.4, x - r, y);
    c.arc(x, y, r, Math.PI, 0);
    c.bezierCurveTo(x + r, y + r * 0.4, x + r * 0.7, y + r * 0.66, x + r * 0.36, y + r * 1.08);
    c.closePath();
  };
  cutPaper(context, colours[0], r * 0.1, envelope);
  context.save();
  context.beginPath();
  envelope(context);
  context.clip();
  [0.72, 0.4, 0.12].forEach((share, i) => {
    context.fillStyle = colours[(i + 1) % 3] ?? colours[0];
    context.beginPath();
    context.ellipse(x, y + r * 0.05, r * share, r * 1.3, 0, 0, Math.PI * 2);
    context.fill();
  });
  context.fillStyle = shadeDown(context, y - r, y + r, 'rgba(255,255,255,0.28)', 'rgba(40,20,40,0.22)');
  context.fillRect(x - r * 1.1, y - r * 1.1, r * 2.2, r * 2.4);
  context.restore();
}
