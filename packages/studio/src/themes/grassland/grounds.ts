import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { landscape } from '../../scenes/landscape.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { FELT, TURF } from './felts.ts';
import { blades, cairn, horses, yurts } from './herds.ts';
import { GOLD, GREY, meadow } from './meadows.ts';
import { NIGHTS } from './nights.ts';
import { POSTER } from './poster.ts';

const BAYS = ['#4a2c1c', '#2a1c16', '#7c4c2c', '#e8e0d4', '#8c6a4c'];

/** Every place of the theme, each in its own hour. */
export const PLAINS = {
  ...NIGHTS,
  felt: FELT,
  turf: TURF,
  poster: POSTER,
  clouds: landscape({
    name: 'clouds',
    sky: [
      [0, '#1f6cc4'],
      [0.4, '#63a4e0'],
      [0.64, '#cfe4f0'],
      [1, '#cfe4f0'],
    ],
    clouds: [{ cover: 0.52, lit: '#ffffff', shade: '#9cb0c8', horizon: 0.64, size: 1.4 }],
    terrain: meadow({
      sun: { from: [0.6, 0.6, -0.3], colour: '#fff2d0', strength: 1.05 },
      ambient: '#a8c4dc',
      haze: { left: '#cfe2ea', distance: 60 },
    }),
    things: horses([0.5, 0.655, 1, 0.72], 14, 0.03, BAYS),
    blur: 0.0025,
  }),
  yurts: landscape({
    name: 'yurts',
    sky: [
      [0, '#3a84d0'],
      [0.5, '#a4cdea'],
      [0.6, '#e4eef0'],
      [1, '#e4eef0'],
    ],
    clouds: [{ cover: 0.4, lit: '#ffffff', shade: '#aac0d4', horizon: 0.6, size: 1.1 }],
    terrain: meadow({
      hills: 0.7,
      mountains: 1.4,
      horizon: 0.6,
      sun: { from: [-0.7, 0.5, -0.4], colour: '#fff0c8', strength: 1.05 },
      ambient: '#a8c0d8',
      haze: { left: '#d8e4e8', distance: 44 },
    }),
    things: yurts(
      [
        [0.48, 0.655, 0.1],
        [0.3, 0.67, 0.16],
        [0.08, 0.71, 0.27],
      ],
      '#b8bcc4',
    ),
    blur: 0.004,
  }),
  river: landscape({
    name: 'river',
    sky: [
      [0, '#5a8cc0'],
      [0.35, '#c4d4dc'],
      [0.46, '#f4e8d0'],
      [1, '#f4e8d0'],
    ],
    clouds: [{ cover: 0.45, lit: '#fff8e8', shade: '#b0b8c8', horizon: 0.46, softness: 0.5, streak: 1.6 }],
    terrain: meadow({
      hills: 0.9,
      river: 0.34,
      eye: 1.6,
      horizon: 0.42,
      sun: { from: [-0.8, 0.4, 0.1], colour: '#ffe8b0', strength: 1.1 },
      ambient: '#a0b8c4',
      haze: { left: '#f0e8d4', distance: 44 },
    }),
    blur: 0.004,
  }),
  flowers: landscape({
    name: 'flowers',
    sky: [
      [0, '#6ab0e4'],
      [0.5, '#cfe8f4'],
      [1, '#eef4ee'],
    ],
    clouds: [{ cover: 0.35, lit: '#ffffff', shade: '#c0d0e0', horizon: 0.58 }],
    terrain: meadow({
      horizon: 0.58,
      flowers: [0.95, 0.8, 0.3],
      sun: { from: [0.6, 0.6, -0.3], colour: '#fff4d4', strength: 1.05 },
      ambient: '#b4ccdc',
      haze: { left: '#dcecec', distance: 50 },
    }),
    things: blades(220, 0.22, ['#5c9a3c', '#86b854', '#3f742c'], '#e88ab8'),
    blur: 0.006,
    after: (context, w, h, random) =>
      scatterBokeh(
        context,
        w,
        h,
        {
          count: 46,
          colours: ['#f4c4dc', '#fff0b0', '#ffffff', '#d8a4e0'],
          radius: [0.012, 0.045],
          opacity: 0.75,
          area: [0, 0.74, 1, 1.02],
        },
        random,
      ),
  }),
  goldenHerd: landscape({
    name: 'golden-herd',
    sky: [
      [0, '#b8704c'],
      [0.35, '#f4ac60'],
      [0.6, '#ffdc94'],
      [1, '#ffdc94'],
    ],
    lamp: { x: 0.5, y: 0.44, radius: 0.09, glow: 1, colour: '#ffc060' },
    clouds: [{ cover: 0.5, lit: '#ffd894', shade: '#b8744c', horizon: 0.6, softness: 0.5, streak: 1.6 }],
    terrain: meadow({
      grass: GOLD,
      sun: { from: [0.1, 0.24, 0.9], colour: '#ffb048', strength: 1.1 },
      ambient: '#8c6448',
      haze: { left: '#fcc878', distance: 22 },
    }),
    things: (context, w, h, random) => {
      horses([0, 0.635, 1, 0.68], 16, 0.05, ['#4a2818', '#38201a'])(context, w, h, random);
      for (let i = 0; i < 26; i++) glow(context, random() * w, h * (0.64 + random() * 0.06), w * 0.14, '#ffd494', 0.2);
    },
    blur: 0.003,
  }),
  greyStorm: landscape({
    name: 'grey-storm',
    sky: [
      [0, '#2c2c2c'],
      [0.5, '#8a8a8a'],
      [0.66, '#e4e4e4'],
      [1, '#e4e4e4'],
    ],
    clouds: [{ cover: 0.8, lit: '#e0e0e0', shade: '#2a2a2a', horizon: 0.66, size: 1.6, softness: 0.5 }],
    behind: (context, w, h) => {
      for (let i = 0; i < 5; i++) {
        const x = w * (0.55 + i * 0.09);
        fillPolygon(
          context,
          [
            [x, h * 0.4],
            [x + w * 0.12, h * 0.4],
            [x + w * 0.06, h * 0.68],
            [x - w * 0.06, h * 0.68],
          ],
          'rgba(40,40,40,0.22)',
        );
      }
      defocus(context, w, h, 0.01);
    },
    terrain: meadow({
      grass: GREY,
      horizon: 0.66,
      sun: { from: [-0.8, 0.4, 0], colour: '#ffffff', strength: 1 },
      ambient: '#8a8a8a',
      haze: { left: '#c4c4c4', distance: 46 },
    }),
    things: horses([0.5, 0.69, 1, 0.75], 6, 0.05, ['#161616', '#2a2a2a']),
    blur: 0.0025,
  }),
  cairn: landscape({
    name: 'cairn',
    sky: [
      [0, '#2070c8'],
      [0.5, '#8cc0e8'],
      [1, '#dcecf2'],
    ],
    clouds: [{ cover: 0.4, lit: '#ffffff', shade: '#a8c0d8', horizon: 0.7, size: 1.3 }],
    terrain: meadow({
      horizon: 0.72,
      sun: { from: [0.7, 0.5, -0.3], colour: '#fff0cc', strength: 1.05 },
      ambient: '#a8c4dc',
      haze: { left: '#d4e4ec', distance: 50 },
    }),
    things: cairn(0.16, 0.78, 0.34),
    blur: 0.004,
  }),
  mist: landscape({
    name: 'mist',
    sky: [
      [0, '#dfe8e4'],
      [0.6, '#f4f2e8'],
      [1, '#f4f2e8'],
    ],
    lamp: { x: 0.3, y: 0.24, radius: 0.035, glow: 0.4, colour: '#fffcf0' },
    terrain: meadow({
      hills: 1,
      sun: { from: [-0.6, 0.4, 0.4], colour: '#fff8e0', strength: 0.8 },
      ambient: '#dce4dc',
      haze: { left: '#f2f2e8', distance: 6.5 },
    }),
    things: horses([0.05, 0.655, 0.5, 0.69], 5, 0.035, ['#a8aca0', '#989c90']),
    blur: 0.003,
  }),
  evening: landscape({
    name: 'evening',
    sky: [
      [0, '#4c4c84'],
      [0.35, '#c47c98'],
      [0.6, '#ffc49c'],
      [1, '#ffc49c'],
    ],
    clouds: [{ cover: 0.55, lit: '#ffb8a4', shade: '#7c5c8c', horizon: 0.6, softness: 0.5, streak: 1.8 }],
    terrain: meadow({
      hills: 0.7,
      mountains: 1.2,
      sun: { from: [0.9, 0.24, 0.1], colour: '#ffa480', strength: 0.9 },
      ambient: '#7c7ca0',
      haze: { left: '#dca4a0', right: '#ffc49c', distance: 40 },
    }),
    things: horses([0.5, 0.66, 1, 0.72], 8, 0.035, ['#2c1c24', '#402834']),
    blur: 0.0035,
  }),
} as const satisfies Record<string, Scene>;

/** From the morning mist to the stars, for the small frames. */
export const HOURS: readonly Scene[] = [
  PLAINS.mist,
  PLAINS.clouds,
  PLAINS.flowers,
  PLAINS.yurts,
  PLAINS.cairn,
  PLAINS.river,
  PLAINS.goldenHerd,
  PLAINS.evening,
  PLAINS.stars,
];
