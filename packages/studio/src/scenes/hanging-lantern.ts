import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../stages/colour.ts';
import { fillBox } from './brushes/fill-box.ts';
import type { LanternColours } from './lantern-colours.ts';

/** A round lantern with ribs, caps and a tassel; `cord` is the length above it. Pixels. */
export function drawLantern(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colours: LanternColours,
  cord = radius * 2,
): void {
  const { core, body, edge, trim } = colours;
  const tall = radius * 0.86;
  fillBox(context, x - radius * 0.02, y - tall - cord, Math.max(1, radius * 0.04), cord, cssOfHex(edge, 0.9));
  const paper = context.createRadialGradient(x, y + tall * 0.12, 0, x, y, radius * 1.02);
  paper.addColorStop(0, core);
  paper.addColorStop(0.5, body);
  paper.addColorStop(1, edge);
  context.fillStyle = paper;
  context.beginPath();
  context.ellipse(x, y, radius, tall, 0, 0, Math.PI * 2);
  context.fill();
  context.lineWidth = Math.max(0.6, radius * 0.025);
  context.strokeStyle = cssOfHex(edge, 0.42);
  for (const share of [0.22, 0.48, 0.72, 0.9]) {
    context.beginPath();
    context.ellipse(x, y, radius * share, tall, 0, 0, Math.PI * 2);
    context.stroke();
  }
  for (const side of [-1, 1]) {
    const top = y + side * tall * 0.93 - tall * 0.09;
    fillBox(context, x - radius * 0.4, top, radius * 0.8, tall * 0.18, trim);
    fillBox(context, x - radius * 0.4, top + tall * 0.11, radius * 0.8, tall * 0.05, cssOfHex(edge, 0.5));
  }
  for (let i = -3; i <= 3; i++) {
    const length = radius * (0.75 - Math.abs(i) * 0.03);
    fillBox(context, x + i * radius * 0.055, y + tall, radius * 0.035, length, i % 2 === 0 ? trim : body);
  }
}
