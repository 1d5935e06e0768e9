import type { Paint } from '../../scenes/landscape.ts';
import type { CustomScene } from '../../scenes/scene.ts';
import { layPaper, pressGrain } from '../../scenes/washes.ts';

/** A picture in washes on its paper. */
export function sheet(name: string, paper: string, paint: Paint): CustomScene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      layPaper(context, w, h, random, paper);
      paint(context, w, h, random);
      pressGrain(context, w, h, random);
    },
  };
}
