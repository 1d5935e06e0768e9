import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { drawBough } from '../../scenes/bough.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { cssOfHex } from '../../stages/colour.ts';

const LEAVES = ['#b8502a', '#d88a34', '#8a9a44', '#c46a2c'] as const;

/** A ripe fruit with its green collar. Pixels. */
function drawPersimmon(context: SKRSContext2D, x: number, y: number, r: number): void {
  const body = context.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  body.addColorStop(0, '#ffc878');
  body.addColorStop(0.45, '#f28a34');
  body.addColorStop(1, '#b84a18');
  fillDisc(context, x, y, r, body, r * 0.86);
  for (let k = 0; k < 4; k++) {
    const angle = k * 1.57 + 0.4;
    fillDisc(context, x + Math.cos(angle) * r * 0.26, y - r * 0.74, r * 0.28, '#6a6a34', r * 0.13, angle * 0.3);
  }
}

function drawLeaf(context: SKRSContext2D, x: number, y: number, length: number, angle: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = cssOfHex(colour, 0.94);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.45, -length * 0.42, length, 0);
  context.quadraticCurveTo(length * 0.45, length * 0.42, 0, 0);
  context.fill();
  context.restore();
}

/** Where a bough enters: shares of the frame, and radians. */
type Entry = readonly [x: number, y: number, angle: number];

/** Boughs with fruit and a few last leaves. `size` 1 is a tree two steps away. */
export function drawPersimmonBoughs(
  context: SKRSContext2D,
  w: number,
  h: number,
  entries: readonly Entry[],
  size: number,
  random: Random,
): void {
  for (const [x, y, angle] of entries) {
    const fruits: [number, number][] = [];
    const bough = { x: x * w, y: y * h, angle, length: h * 0.15 * size, thick: w * 0.026 * size, forks: 4 };
    drawBough(context, { ...bough, bark: '#4a3a30', upper: '#7a6654', droop: 0.12 }, random, (px, py) => {
      if (random() < 0.42) fruits.push([px, py]);
      else if (random() < 0.6)
        drawLeaf(context, px, py, w * 0.05 * size * (0.7 + random() * 0.6), 0.5 + random() * 2.2, pick(random, LEAVES));
    });
    for (const [px, py] of fruits) {
      const r = w * 0.026 * size * (0.8 + random() * 0.4);
      drawPersimmon(context, px, py + r * 1.4, r);
    }
  }
}
