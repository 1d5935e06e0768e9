import { layPaper } from '../../scenes/brushes/lay-paper.ts';
import { pressGrain } from '../../scenes/brushes/press-grain.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { paintSmaller } from '../../scenes/paint-smaller.ts';

/** Washes have soft edges; the people are painted at this size too. The grain of the paper is pressed at full size. */
const WET_SCALE = 0.75;

/** A picture in washes on its paper. */
export function sheet(name: string, paper: string, paint: Paint): CustomScene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      paintSmaller(context, w, h, random, WET_SCALE, (wet, width, height) => {
        layPaper(wet, width, height, random, paper);
        paint(wet, width, height, random);
      });
      pressGrain(context, w, h, random);
    },
  };
}
