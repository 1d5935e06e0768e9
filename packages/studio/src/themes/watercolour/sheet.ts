import { layPaper } from '../../scenes/brushes/lay-paper.ts';
import type { Point } from '../../scenes/brushes/outline.ts';
import { pressGrain } from '../../scenes/brushes/press-grain.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { paintSmaller } from '../../scenes/paint-smaller.ts';
import { painted } from '../../scenes/painted.ts';

/** Washes have soft edges; the people are painted at this size too. The grain of the paper is pressed at full size. */
const WET_SCALE = 0.75;

/** A picture in washes on its paper. */
export function sheet(name: string, paper: string, paint: Paint): CustomScene {
  return painted(name, (context, w, h, random) => {
    paintSmaller(context, w, h, random, WET_SCALE, (wet, width, height) => {
      layPaper(wet, width, height, random, paper);
      paint(wet, width, height, random);
    });
    pressGrain(context, w, h, random);
  });
}

/** All of a sheet but its unpainted margin, whose edge a hand drew. Pixels. */
export const insideOf = (w: number, h: number): readonly Point[] => [
  [w * 0.03, h * 0.03],
  [w * 0.5, h * 0.015],
  [w * 0.97, h * 0.03],
  [w * 0.98, h * 0.5],
  [w * 0.97, h * 0.97],
  [w * 0.5, h * 0.985],
  [w * 0.03, h * 0.97],
  [w * 0.02, h * 0.5],
];
