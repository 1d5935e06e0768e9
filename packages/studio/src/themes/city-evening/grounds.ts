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

/** Pale cloth of a photo booth. */
export const CREAM_STUDIO: Scene = { kind: 'backdrop', colours: ['#d8d3c8', '#c2bdb2', '#8f8a80'] };

/** Grey cloths from bright to dark, for frames side by side. */
export const GREY_CLOTHS: readonly Scene[] = [
  { kind: 'backdrop', colours: ['#bfbfbf', '#999999', '#4d4d4d'] },
  { kind: 'backdrop', colours: ['#3d3d3d', '#2b2b2b', '#111111'] },
  { kind: 'backdrop', colours: ['#808080', '#666666', '#333333'] },
  { kind: 'backdrop', colours: ['#d9d9d9', '#b3b3b3', '#595959'] },
  { kind: 'backdrop', colours: ['#5c5c5c', '#454545', '#1f1f1f'] },
];

/** Roofs before a large, low sun. */
export const RED_SKYLINE: Scene = {
  kind: 'skyline',
  seed: 4,
  sky: ['#5a3a6a', '#e0704a', '#ffb85a'],
  sunColour: '#ffb45a',
  houses: ['#c86a5a', '#8a4450', '#4a2440', '#1d1026'],
  sun: [0.5, 0.42, 0.12],
  horizon: 0.68,
};
