import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import type { Air } from '../airs.ts';

/** The sky of an air down to the horizon, with a sun's glow at `sunX`. */
export function paintAir(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, horizon, sunX }: { air: Air; horizon: number; sunX: number },
): void {
  fillDown(context, w, h, [
    [0, air.sky[0]],
    [horizon * 0.6, air.sky[1]],
    [horizon, air.sky[2]],
    [1, air.sky[2]],
  ]);
  texture(context, w, h, { opacity: 0.4, scale: [1.9, 0.5], until: horizon }, random);
  glow(context, sunX * w, horizon * h * 0.9, w * 0.7, air.sunColour, 0.5);
}
