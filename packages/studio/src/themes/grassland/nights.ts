import { landscape } from '../../scenes/landscape.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { yurts } from './herds.ts';
import { meadow } from './meadows.ts';

/** Nights on the plain. */
export const NIGHTS = {
  stars: landscape({
    name: 'stars',
    sky: [
      [0, '#060b20'],
      [0.4, '#12264e'],
      [0.66, '#3c5c78'],
      [1, '#3c5c78'],
    ],
    stars: {
      count: 1000,
      until: 0.66,
      band: { top: 0.15, bottom: 0.5, colour: '#8ca0e4', core: '#ffe4d0', strength: 0.9 },
    },
    terrain: meadow({
      horizon: 0.66,
      sun: { from: [-0.6, 0.5, -0.3], colour: '#a8c0e8', strength: 0.4 },
      ambient: '#34507c',
      haze: { left: '#34546c', distance: 40 },
    }),
    things: yurts(
      [
        [0.2, 0.72, 0.22],
        [0.44, 0.695, 0.1],
      ],
      '#7c5434',
      '#ffb45a',
    ),
    blur: 0.0025,
  }),
  yurtNight: landscape({
    name: 'yurt-night',
    sky: [
      [0, '#0a0e20'],
      [0.6, '#1c2c48'],
      [1, '#24384c'],
    ],
    stars: { count: 300, until: 0.55 },
    terrain: meadow({
      sun: { from: [-0.6, 0.5, -0.3], colour: '#a8c0e8', strength: 0.25 },
      ambient: '#24384c',
      haze: { left: '#1c2c40', distance: 20 },
    }),
    things: yurts(
      [
        [0.92, 0.68, 0.4],
        [0.08, 0.66, 0.18],
      ],
      '#6c4426',
      '#ff9c3c',
    ),
    blur: 0.008,
  }),
} as const satisfies Record<string, Scene>;
