import type { SKRSContext2D } from '@napi-rs/canvas';
import { shadeDown } from './brushes/shade-down.ts';
import { cutPaper, type Trace } from './cut-paper.ts';

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
