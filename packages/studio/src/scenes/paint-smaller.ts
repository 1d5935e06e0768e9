import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface } from '../pixels/letters.ts';
import type { Random } from '../pixels/random.ts';
import type { Paint } from './kinds/custom.ts';

/** Paints at a share of the size and enlarges: for washes and for what a medium paints over, nobody sees a difference. */
export function paintSmaller(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  scale: number,
  paint: Paint,
): void {
  const small = createCanvas(Math.round(w * scale), Math.round(h * scale));
  paint(small.getContext('2d'), small.width, small.height, random);
  context.imageSmoothingQuality = 'high';
  drawSurface(context, small, 0, 0, w, h);
  // Its memory is outside the collector's sight.
  small.width = 1;
  small.height = 1;
}
