import { type BrokenColour, breakColour } from '../../scenes/broken-colour.ts';
import { type Landscape, landscape, type Paint } from '../../scenes/landscape.ts';
import type { CustomScene } from '../../scenes/scene.ts';

const BRUSH: BrokenColour = { stroke: 0.015, vivid: 0.13 };

/** A subject painted in broken colour. */
export function canvas(name: string, paint: Paint, brush: Partial<BrokenColour> = {}): CustomScene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      paint(context, w, h, random);
      breakColour(context, w, h, { ...BRUSH, ...brush }, random);
    },
  };
}

/** Open country painted in broken colour. */
export function paintedCountry(country: Landscape, brush: Partial<BrokenColour> = {}) {
  return landscape({
    ...country,
    after: (context, w, h, random) => {
      country.after?.(context, w, h, random);
      breakColour(context, w, h, { ...BRUSH, ...brush }, random);
    },
  });
}

/** Several paints, one over the other. */
export function inOrder(...paints: readonly Paint[]): Paint {
  return (context, w, h, random) => {
    for (const paint of paints) paint(context, w, h, random);
  };
}
