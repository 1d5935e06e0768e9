import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { Noise } from '../../pixels/noise.ts';
import type { Random } from '../../pixels/random.ts';
import { fillPoints } from './fill-points.ts';

/**
 * Presses a grain into what is painted: `toneAt` gives of each place, in shares of the height, how bright it becomes; 0.5 leaves it as
 * it is.
 */
export function pressTones(
  context: SKRSContext2D,
  w: number,
  h: number,
  opacity: number,
  toneAt: (noise: Noise, x: number, y: number) => number,
  random: Random,
): void {
  const noise = new Noise(random);
  const grain = createCanvas(w, h);
  fillPoints(grain.getContext('2d'), w, h, 2, (x, y) => {
    const tone = toneAt(noise, x, y);
    return [tone, tone, tone];
  });
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = opacity;
  context.drawImage(grain, 0, 0);
  context.restore();
}
