import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { drawBlade } from './bamboo-blade.ts';
import { strokeLine } from './brushes/stroke-line.ts';

/** Stems and leaves in one colour: a shadow on a wall, or a thicket far behind. */
export function drawBambooShade(context: SKRSContext2D, w: number, h: number, colour: string, random: Random): void {
  for (let i = 0; i < 7; i++) {
    const x = random() * w;
    const lean = (random() - 0.5) * w * 0.2;
    strokeLine(
      context,
      [
        [x, h * 1.1],
        [x + lean, -h * 0.1],
      ],
      w * 0.012,
      colour,
    );
    for (let k = 0; k < 18; k++) {
      const t = random();
      drawBlade(context, x + lean * (1 - t), h * t, 0.4 + random() * 2.3, w * (0.12 + random() * 0.08), colour);
    }
  }
}
