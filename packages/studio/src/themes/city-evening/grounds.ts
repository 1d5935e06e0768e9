import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

/** A table of dark wood, lit from the upper left. */
export const WOOD: Scene = painted('wood', (context, width, height, random) => {
  fillDown(
    context,
    width,
    height,
    [
      [0, '#5a3d29'],
      [1, '#2c1b10'],
    ],
    0.4,
  );
  texture(context, width, height, { opacity: 0.45, scale: [5, 0.09], blend: 'multiply' }, random);
  texture(context, width, height, { opacity: 0.35, scale: [6, 0.2] }, random);
});
