import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { drawBlade } from './bamboo-blade.ts';
import { strokeLine } from './brushes/stroke-line.ts';

/** Twigs with hanging leaves scattered over a part of the frame (shares: left, top, right, bottom). */
export function drawBambooLeaves(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: { count: number; size: number; colours: readonly string[]; area: readonly [number, number, number, number] },
  random: Random,
): void {
  const { count, size, colours, area } = options;
  for (let i = 0; i < count; i++) {
    const x = (area[0] + random() * (area[2] - area[0])) * w;
    const y = (area[1] + random() * (area[3] - area[1])) * h;
    const side = random() < 0.5 ? -1 : 1;
    const colour = pick(random, colours);
    const twig = size * w * (0.7 + random() * 0.6);
    const endX = x + side * twig;
    const endY = y + twig * 0.35;
    strokeLine(
      context,
      [
        [x, y],
        [endX, endY],
      ],
      Math.max(0.7, size * w * 0.03),
      colour,
    );
    for (let k = 0; k < 6; k++) {
      const t = 0.3 + 0.7 * random();
      const turn = Math.PI / 2 - side * (0.15 + random() * 0.75);
      drawBlade(
        context,
        x + (endX - x) * t,
        y + (endY - y) * t,
        turn,
        size * w * (0.7 + random() * 0.6),
        pick(random, colours),
      );
    }
  }
}
