import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { softSpot } from '../../scenes/brushes/soft-spot.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Rice paper: cloudy, with fibres, and flecks of gold when asked for. */
export function layPaper(context: SKRSContext2D, w: number, h: number, colour: string, random: Random, gold = 0): void {
  fillDown(context, w, h, [
    [0, colour],
    [1, colour],
  ]);
  texture(context, w, h, { opacity: 0.16, scale: [0.9, 0.7] }, random);
  context.lineWidth = h * 0.0008;
  for (let i = 0; i < 170; i++) {
    const [x, y] = [random() * w, random() * h];
    context.strokeStyle = i % 2 === 0 ? cssOfHex('#ffffff', 0.22) : cssOfHex('#6a5a3a', 0.1);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + (random() - 0.5) * h * 0.05,
      y + random() * h * 0.02,
      x + (random() - 0.5) * h * 0.06,
      y + (random() - 0.5) * h * 0.05,
    );
    context.stroke();
  }
  for (let i = 0; i < gold; i++) {
    const size = (0.001 + random() ** 3 * 0.008) * h;
    context.fillStyle = cssOfHex(pick(random, ['#fff0b8', '#f8dc90', '#a87820']), 0.5 + 0.4 * random());
    context.fillRect(random() * w, random() * h, size, size * (0.5 + random()));
  }
}

export interface Stroke {
  /** Start, bend and end in pixels. */
  from: readonly [number, number];
  bend: readonly [number, number];
  to: readonly [number, number];
  /** Widths at start, middle and end, pixels. */
  width: readonly [number, number, number];
  ink: string;
  /** 0 thin wash to 1 full ink. */
  load: number;
  /** Share of the hairs that run dry, 0 to 1. */
  dry?: number;
}

/** One stroke of a round brush: hairs side by side, some of which run dry towards the end. */
export function drawStroke(context: SKRSContext2D, stroke: Stroke, random: Random): void {
  const { from, bend, to, width, ink, load, dry = 0.25 } = stroke;
  const widest = Math.max(...width);
  const hairs = Math.max(3, Math.min(26, Math.round(widest / 2)));
  context.lineCap = 'round';
  for (let k = 0; k < hairs; k++) {
    const side = hairs === 1 ? 0 : (k / (hairs - 1)) * 2 - 1;
    const ends = random() < dry ? 0.45 + 0.5 * random() : 1;
    context.strokeStyle = cssOfHex(ink, load * (0.55 + 0.45 * random()));
    context.lineWidth = Math.max(0.7, (widest / hairs) * 1.7);
    context.beginPath();
    const steps = Math.max(6, Math.round(widest / 4) + 8);
    for (let i = 0; i <= steps * ends; i++) {
      const t = i / steps;
      const u = 1 - t;
      const x = u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0];
      const y = u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1];
      const dx = u * (bend[0] - from[0]) + t * (to[0] - bend[0]);
      const dy = u * (bend[1] - from[1]) + t * (to[1] - bend[1]);
      const length = Math.hypot(dx, dy) || 1;
      const half = (u * u * width[0] + 2 * u * t * width[1] + t * t * width[2]) / 2;
      const [px, py] = [x - (dy / length) * half * side, y + (dx / length) * half * side];
      if (i === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.stroke();
  }
}

/** A pool of diluted ink with a darker rim. Pixels. */
export function drawWash(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  ink: string,
  load: number,
  random: Random,
): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  for (let layer = 0; layer < 3; layer++) {
    const points = 14;
    softSpot(context, { x, y, reach: radius * 1.5, sigma: radius * (0.03 + 0.06 * layer) }, (soft) => {
      soft.beginPath();
      for (let i = 0; i <= points; i++) {
        const angle = ((i % points) / points) * Math.PI * 2;
        const r = radius * (0.7 + 0.3 * Math.sin(angle * 3 + layer * 2) * random() + 0.16 * layer);
        const [px, py] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.8];
        if (i === 0) soft.moveTo(px, py);
        else soft.quadraticCurveTo(x + Math.cos(angle - 0.22) * r * 1.1, y + Math.sin(angle - 0.22) * r * 0.9, px, py);
      }
      soft.fillStyle = cssOfHex(ink, load * 0.34);
      soft.fill();
    });
  }
  context.restore();
}
