import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillDown } from './brushes/fill-down.ts';
import { texture } from './brushes/texture.ts';
import { painted } from './painted.ts';
import type { Scene } from './scene-kinds.ts';

/** A desk, a cloth or felt seen from above, lit from the upper left. `grain` [x, y] is the shape of its texture. */
export function tabletop(
  name: string,
  colours: readonly [bright: string, dark: string],
  grain: readonly [number, number] = [0.5, 0.4],
  draw?: (context: SKRSContext2D, w: number, h: number, random: () => number) => void,
): Scene {
  return painted(name, (context, w, h, random) => {
    const stops = [
      [0, colours[0]],
      [1, colours[1]],
    ] as const;
    fillDown(context, w, h, stops, 0.45);
    texture(context, w, h, { opacity: 0.3, scale: grain, blend: 'multiply' }, random);
    texture(context, w, h, { opacity: 0.35, scale: [grain[0] * 0.6, grain[1] * 0.6] }, random);
    draw?.(context, w, h, random);
  });
}
