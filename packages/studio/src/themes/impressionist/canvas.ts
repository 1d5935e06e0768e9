import { type BrokenColour, breakColour } from '../../scenes/broken-colour.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { type Landscape, landscape } from '../../scenes/landscape.ts';
import { paintSmaller } from '../../scenes/paint-smaller.ts';
import { painted } from '../../scenes/painted.ts';

const BRUSH: BrokenColour = { stroke: 0.015, vivid: 0.13 };

/** The oil is painted at little less. */
const SCALE = 0.75;

/** A subject painted in broken colour. */
export function canvas(name: string, paint: Paint, brush: Partial<BrokenColour> = {}): CustomScene {
  return painted(name, (context, w, h, random) =>
    paintSmaller(context, w, h, random, SCALE, (small, width, height) => {
      paint(small, width, height, random);
      breakColour(small, width, height, { ...BRUSH, ...brush }, random);
    }),
  );
}

/** Open country painted in broken colour. */
export function paintedCountry(country: Landscape, brush: Partial<BrokenColour> = {}): CustomScene {
  const scene = landscape({
    ...country,
    after: (context, w, h, random) => {
      country.after?.(context, w, h, random);
      breakColour(context, w, h, { ...BRUSH, ...brush }, random);
    },
  });
  return {
    ...scene,
    paint: (context, w, h, random) => paintSmaller(context, w, h, random, SCALE, scene.paint),
  };
}
