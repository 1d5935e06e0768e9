import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { drawBough } from '../../scenes/bough.ts';
import { scatterBokeh } from '../../scenes/brushes/bokeh.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { layer, painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillDisc } from '../../scenes/shapes.ts';
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
export type Entry = readonly [x: number, y: number, angle: number];

/** Boughs with fruit and a few last leaves. `size` 1 is a tree two steps away. */
export function drawPersimmonBoughs(
  context: SKRSContext2D,
  w: number,
  h: number,
  entries: readonly Entry[],
  size: number,
  random: Random,
  leaves: readonly string[] = LEAVES,
): void {
  for (const [x, y, angle] of entries) {
    const fruits: [number, number][] = [];
    const bough = { x: x * w, y: y * h, angle, length: h * 0.15 * size, thick: w * 0.026 * size, forks: 4 };
    drawBough(context, { ...bough, bark: '#4a3a30', upper: '#7a6654', droop: 0.12 }, random, (px, py) => {
      if (random() < 0.42) fruits.push([px, py]);
      else if (random() < 0.6)
        drawLeaf(context, px, py, w * 0.05 * size * (0.7 + random() * 0.6), 0.5 + random() * 2.2, pick(random, leaves));
    });
    for (const [px, py] of fruits) {
      const r = w * 0.026 * size * (0.8 + random() * 0.4);
      drawPersimmon(context, px, py + r * 1.4, r);
    }
  }
}

/** Looking up: boughs full of fruit before the sky, near ones sharper than far ones. */
export function fruitSky(options: {
  name: string;
  sky: readonly [string, string];
  entries: readonly Entry[];
  size?: number;
  sun?: readonly [x: number, y: number];
  sunColour?: string;
}): Scene {
  const { sky, entries, size = 1.1, sun, sunColour = '#ffe8bc' } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    const far = entries.map(([x, y, angle]) => [1 - x, y + 0.1, Math.PI - angle] as const);
    layer(context, w, h, { blur: 0.016, opacity: 0.75 }, (c) => drawPersimmonBoughs(c, w, h, far, size * 0.7, random));
    layer(context, w, h, { blur: 0.004 }, (c) => drawPersimmonBoughs(c, w, h, entries, size, random));
    if (!sun) return;
    glow(context, sun[0] * w, sun[1] * h, w * 1.1, sunColour, 0.6);
    const field = { count: 26, colours: ['#ffd08a', '#ffb058', '#fff0cc'], opacity: 0.3 } as const;
    scatterBokeh(context, w, h, { ...field, radius: [0.012, 0.05], area: [0, 0.1, 1, 0.9] }, random);
  });
}
