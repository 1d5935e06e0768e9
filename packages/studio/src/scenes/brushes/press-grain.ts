import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { Noise } from '../../pixels/noise.ts';
import type { Random } from '../../pixels/random.ts';
import { fillPoints } from './fill-points.ts';
import { texture } from './texture.ts';

/** Grain of the paper over dry paint, and the clouds in which pigment settles. */
export function pressGrain(context: SKRSContext2D, w: number, h: number, random: Random): void {
  texture(context, w, h, { opacity: 0.3, scale: [1.1, 0.8], blend: 'soft-light' }, random);
  const noise = new Noise(random);
  const grain = createCanvas(w, h);
  fillPoints(grain.getContext('2d'), w, h, 2, (x, y) => {
    const tone = 0.5 + 0.3 * noise.at(x * 170, y * 170) + 0.2 * noise.at(x * 70 + 9, y * 70);
    return [tone, tone, tone];
  });
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.42;
  context.drawImage(grain, 0, 0);
  context.restore();
}
