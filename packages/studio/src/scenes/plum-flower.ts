import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { fillDisc } from './brushes/fill-disc.ts';

/** A five-petalled blossom, now and then only a bud; `size` is its radius in pixels. */
export function drawPlumFlower(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  petals: readonly string[],
  heart: string,
  random: Random,
): void {
  const radius = size * (0.7 + random() * 0.5);
  if (random() < 0.28) {
    fillDisc(context, x, y, radius * 0.42, pick(random, petals));
    return;
  }
  const turn = random() * 6;
  const tip = 0.65 + random() * 0.35;
  const colour = pick(random, petals);
  for (let k = 0; k < 5; k++) {
    const angle = turn + (k * Math.PI * 2) / 5;
    fillDisc(
      context,
      x + Math.cos(angle) * radius * 0.52,
      y + Math.sin(angle) * radius * 0.52 * tip,
      radius * 0.46,
      colour,
    );
  }
  fillDisc(context, x, y, radius * 0.2, heart);
}
