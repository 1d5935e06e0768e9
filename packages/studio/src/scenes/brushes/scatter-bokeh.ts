import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { bokehDisc } from './bokeh-disc.ts';

export interface BokehField {
  count: number;
  colours: readonly string[];
  /** Shares of the frame's width. */
  radius: readonly [smallest: number, largest: number];
  opacity: number;
  /** Shares of the frame; default all of it. */
  area?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Many discs of different sizes, small ones more often. */
export function scatterBokeh(
  context: SKRSContext2D,
  width: number,
  height: number,
  field: BokehField,
  random: Random,
): void {
  const [left, top, right, bottom] = field.area ?? [0, 0, 1, 1];
  for (let i = 0; i < field.count; i++) {
    const x = (left + random() * (right - left)) * width;
    const y = (top + random() * (bottom - top)) * height;
    const radius = (field.radius[0] + random() ** 1.8 * (field.radius[1] - field.radius[0])) * width;
    bokehDisc(context, x, y, radius, pick(random, field.colours), field.opacity * (0.35 + 0.65 * random()));
  }
}
