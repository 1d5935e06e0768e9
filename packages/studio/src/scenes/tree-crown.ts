import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { cssOfHex } from '../stages/colour.ts';
import { fillDisc } from './brushes/fill-disc.ts';

/** Foliage from its shaded to its sunny side. */
export type Foliage = readonly [shade: string, body: string, bright: string];

/** A tree's crown: dabs of foliage, bright above and on the sun's side. Pixels. */
export function drawCrown(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  foliage: Foliage,
  random: Random,
  dabs = 190,
): void {
  const shade = cssOfHex(foliage[0], 0.7);
  const body = cssOfHex(foliage[1], 0.7);
  const bright = cssOfHex(foliage[2], 0.7);
  for (let k = 0; k < dabs; k++) {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random()) * (0.85 + 0.2 * Math.sin(angle * 5));
    const dx = Math.cos(angle) * out;
    const dy = Math.sin(angle) * out;
    const sun = -dy * 0.8 + dx * 0.3 + (random() - 0.5) * 0.9;
    const style = sun < -0.25 ? shade : sun < 0.3 ? body : bright;
    const dab = rx * (0.045 + random() * 0.075);
    fillDisc(context, x + dx * rx, y + dy * ry, dab, style, dab * 0.72, random() * 3);
  }
}
