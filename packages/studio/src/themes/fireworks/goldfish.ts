import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

/** The goldfish basin, seen from above: pale water with rings and red fish. */
export function goldfish(options: {
  name: string;
  water: readonly [string, string];
  fish: readonly (readonly [x: number, y: number, size: number, turn: number])[];
  blur?: number;
}): Scene {
  const { water, fish, blur = 0.0025 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, water[0]],
        [1, water[1]],
      ],
      0.3,
    );
    texture(context, w, h, { opacity: 0.4, scale: [0.5, 0.35] }, random);
    layer(context, w, h, { blur: 0.012, opacity: 0.25, blend: 'multiply' }, (c) => {
      for (const [x, y, size] of fish)
        fillDisc(c, (x + 0.05) * w, (y + 0.045) * h, size * w, '#2c6a80', size * w * 0.5);
    });
    layer(context, w, h, { blur }, (c) => {
      for (const [i, [x, y, size, turn]] of fish.entries()) drawFish(c, x * w, y * h, size * w, turn, i % 3 === 2);
    });
    context.strokeStyle = 'rgba(255,255,255,0.5)';
    context.lineWidth = w * 0.003;
    for (const [x, y] of [
      [0.2, 0.24],
      [0.86, 0.7],
      [0.7, 0.1],
    ] as const)
      for (const r of [0.05, 0.09, 0.14]) {
        context.beginPath();
        context.ellipse(x * w, y * h, r * w, r * w * 0.8, 0, 0, Math.PI * 2);
        context.stroke();
      }
  });
}

function drawFish(context: SKRSContext2D, x: number, y: number, size: number, turn: number, isSpotted: boolean): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const red = context.createLinearGradient(-size, 0, size, 0);
  red.addColorStop(0, '#ffb070');
  red.addColorStop(0.5, '#f0562c');
  red.addColorStop(1, '#d83a1c');
  for (const bend of [-0.5, 0.1, 0.55])
    fillDisc(context, -size * 0.95, bend * size * 0.5, size * 0.5, 'rgba(255,150,96,0.6)', size * 0.16, -bend * 0.9);
  for (const side of [-1, 1])
    fillDisc(context, size * 0.25, side * size * 0.34, size * 0.24, 'rgba(255,140,84,0.6)', size * 0.1, side * 0.8);
  fillDisc(context, 0, 0, size * 0.72, red, size * 0.3);
  if (isSpotted) fillDisc(context, -size * 0.1, -size * 0.05, size * 0.34, '#fff4e4', size * 0.18);
  for (const side of [-1, 1]) fillDisc(context, size * 0.52, side * size * 0.14, size * 0.045, '#2a120c');
  context.restore();
}
