import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { pressTones } from './press-tones.ts';
import { texture } from './texture.ts';

/** Grain of the paper over dry paint, and the clouds in which pigment settles. */
export function pressGrain(context: SKRSContext2D, w: number, h: number, random: Random): void {
  texture(context, w, h, { opacity: 0.3, scale: [1.1, 0.8], blend: 'soft-light' }, random);
  pressTones(
    context,
    w,
    h,
    0.42,
    (noise, x, y) => 0.5 + 0.3 * noise.at(x * 170, y * 170) + 0.2 * noise.at(x * 70 + 9, y * 70),
    random,
  );
}
