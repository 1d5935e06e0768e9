import { createCanvas } from '@napi-rs/canvas';
import type { Paint } from '../../scenes/landscape.ts';
import type { CustomScene } from '../../scenes/scene.ts';
import { layPaper, pressGrain } from '../../scenes/washes.ts';

/** Washes have soft edges; the people are painted at this size too. The grain of the paper is pressed at full size. */
const WET_SCALE = 0.75;

/** A picture in washes on its paper. */
export function sheet(name: string, paper: string, paint: Paint): CustomScene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      const wet = createCanvas(Math.round(w * WET_SCALE), Math.round(h * WET_SCALE));
      const { width, height } = wet;
      layPaper(wet.getContext('2d'), width, height, random, paper);
      paint(wet.getContext('2d'), width, height, random);
      context.imageSmoothingQuality = 'high';
      context.drawImage(wet, 0, 0, w, h);
      pressGrain(context, w, h, random);
    },
  };
}
