import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillDown } from './fill-down.ts';
import { texture } from './texture.ts';

/** White paper with a cold-pressed tooth. */
export function layPaper(context: SKRSContext2D, w: number, h: number, random: Random, colour = '#fbf8f0'): void {
  fillDown(context, w, h, [
    [0, colour],
    [1, colour],
  ]);
  texture(context, w, h, { opacity: 0.2, scale: [0.9, 0.7], blend: 'soft-light' }, random);
}
