import type { Clouds } from '../../scenes/clouds.ts';
import { landscape } from '../../scenes/landscape.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { CARPET, RIPPLES, tentDoor } from './cloths.ts';
import { dunes, PALE_SAND } from './dunes.ts';
import { NIGHTS } from './nights.ts';
import { POSTER } from './poster.ts';
import { caravan, palms, pavilion } from './travellers.ts';

const veil = (lit: string, shade: string, cover: number): Clouds => ({
  cover,
  lit,
  shade,
  horizon: 0.52,
  softness: 0.6,
  streak: 2.4,
});

/** Every place of the theme, each in its own hour. */
export const DESERT = {
  ...NIGHTS,
  ripples: RIPPLES,
  carpet: CARPET,
  poster: POSTER,
  golden: landscape({
    name: 'golden',
    sky: [
      [0, '#5f86b8'],
      [0.3, '#c8c4b8'],
      [0.52, '#ffdca4'],
      [1, '#ffdca4'],
    ],
    clouds: [veil('#fff0d8', '#c8b4ac', 0.35)],
    terrain: dunes({
      sun: { from: [-0.95, 0.26, 0.1], colour: '#ffb868', strength: 1.45 },
      ambient: '#a08cae',
      haze: { left: '#ffd498', right: '#f0c8a0', distance: 46 },
    }),
    blur: 0.0025,
  }),
  noon: landscape({
    name: 'noon',
    sky: [
      [0, '#1f66bc'],
      [0.3, '#5c9cdc'],
      [0.5, '#c4def0'],
      [1, '#c4def0'],
    ],
    terrain: dunes({
      sand: PALE_SAND,
      height: 1.5,
      grain: [0.1, 0.14],
      sun: { from: [0.7, 0.6, 0.1], colour: '#fff4d8', strength: 0.95 },
      ambient: '#a8bcd8',
      haze: { left: '#dce4e4', distance: 70 },
    }),
    blur: 0.004,
  }),
  crest: landscape({
    name: 'crest',
    sky: [
      [0, '#f2b878'],
      [0.4, '#ffd89c'],
      [1, '#ffe4b4'],
    ],
    lamp: { x: 0.9, y: 0.22, radius: 0.06, glow: 1, colour: '#ffcf8a' },
    terrain: dunes({
      height: 1.4,
      horizon: 0.58,
      sun: { from: [0.8, 0.24, 0.5], colour: '#ffb45c', strength: 1.3 },
      ambient: '#c09a8c',
      haze: { left: '#f4c48c', right: '#ffd69c', distance: 20 },
    }),
    blur: 0.012,
  }),
  caravan: landscape({
    name: 'caravan',
    sky: [
      [0, '#a84a30'],
      [0.3, '#f08a44'],
      [0.52, '#ffc468'],
      [1, '#ffc468'],
    ],
    lamp: { x: 0.5, y: 0.33, radius: 0.24, glow: 1, colour: '#ffb450', disc: '#ffe6a4' },
    terrain: dunes({
      height: 0.9,
      horizon: 0.54,
      sun: { from: [0.15, 0.2, 0.9], colour: '#ff9a4c', strength: 0.7 },
      ambient: '#94503c',
      ambientStrength: 0.6,
      haze: { left: '#f8a858', right: '#f8a858', distance: 26 },
    }),
    things: caravan([0.02, 0.508], [0.98, 0.5], 9, 0.05, '#6a2c1c'),
    blur: 0.0025,
  }),
  violet: landscape({
    name: 'violet',
    sky: [
      [0, '#3c3c78'],
      [0.3, '#a06c9c'],
      [0.5, '#ffb494'],
      [1, '#ffb494'],
    ],
    clouds: [veil('#ffac9c', '#7a5c94', 0.5)],
    terrain: dunes({
      height: 1.3,
      grain: [0.12, 0.16],
      sun: { from: [0.9, 0.22, 0.3], colour: '#ff9a78', strength: 0.95 },
      ambient: '#8a78b4',
      ambientStrength: 0.65,
      haze: { left: '#e0a0a0', right: '#ffb494', distance: 40 },
    }),
    blur: 0.004,
  }),
  grey: landscape({
    name: 'grey',
    sky: [
      [0, '#0e0e0e'],
      [0.5, '#4a4a4a'],
      [1, '#5a5a5a'],
    ],
    terrain: dunes({
      height: 1.9,
      grain: [0.09, 0.13],
      horizon: 0.54,
      sand: [
        [0.72, 0.72, 0.72],
        [0.96, 0.96, 0.96],
      ],
      sun: { from: [0.95, 0.24, 0.05], colour: '#ffffff', strength: 1.8 },
      ambient: '#505050',
      ambientStrength: 0.3,
      haze: { left: '#6a6a6a', distance: 90 },
    }),
    blur: 0.002,
  }),
  storm: landscape({
    name: 'storm',
    sky: [
      [0, '#b08a5c'],
      [0.5, '#dcb482'],
      [1, '#dcb482'],
    ],
    lamp: { x: 0.76, y: 0.2, radius: 0.04, glow: 0.5, colour: '#ffe6b8', disc: '#fff0d0' },
    clouds: [{ cover: 0.75, lit: '#e8c898', shade: '#a47c50', horizon: 0.9, softness: 0.6, streak: 3 }],
    terrain: dunes({
      sun: { from: [0.8, 0.4, 0.1], colour: '#ffd49c', strength: 0.6 },
      ambient: '#c8a074',
      ambientStrength: 0.75,
      haze: { left: '#d8b080', distance: 7 },
    }),
    blur: 0.006,
  }),
  oasis: landscape({
    name: 'oasis',
    sky: [
      [0, '#3f88c4'],
      [0.4, '#a8d4e4'],
      [0.52, '#f4ecd4'],
      [1, '#f4ecd4'],
    ],
    terrain: dunes({
      height: 1.6,
      basin: { z: 8, long: 5, deep: 0.9 },
      sun: { from: [-0.8, 0.5, -0.1], colour: '#ffecc0', strength: 1.1 },
      ambient: '#a4b4c4',
      haze: { left: '#f0e4c8', distance: 60 },
    }),
    water: { from: 0.6, ripple: 0.5, tint: ['#4aa094', '#10545c'], tintOpacity: [0.35, 0.65] },
    things: palms(
      [
        [0.08, 0.63, 0.34],
        [0.2, 0.62, 0.22],
        [0.94, 0.62, 0.26],
      ],
      '#2c4a2c',
    ),
    blur: 0.005,
  }),
  crescent: landscape({
    name: 'crescent',
    sky: [
      [0, '#2c4c84'],
      [0.35, '#c08c94'],
      [0.52, '#ffcf94'],
      [1, '#ffcf94'],
    ],
    clouds: [veil('#ffcca0', '#8c7490', 0.4)],
    terrain: dunes({
      height: 2.2,
      grain: [0.07, 0.12],
      sun: { from: [-0.9, 0.24, 0.2], colour: '#ffae70', strength: 1.1 },
      ambient: '#8c7ca4',
      haze: { left: '#f8c090', right: '#e0a890', distance: 46 },
    }),
    things: pavilion(0.2, 0.6, 0.2, '#3a2430'),
    water: { from: 0.61, ripple: 0.3, tint: ['#6a7a94', '#1c3450'], tintOpacity: [0.15, 0.6] },
    blur: 0.0035,
  }),
  tent: tentDoor('tent', {
    name: 'tent-view',
    sky: [
      [0, '#7c90c0'],
      [0.4, '#f4c49c'],
      [0.52, '#ffe0ac'],
      [1, '#ffe0ac'],
    ],
    terrain: dunes({
      sun: { from: [-0.9, 0.26, 0.1], colour: '#ffb870', strength: 1.3 },
      ambient: '#a890a8',
      haze: { left: '#ffd8a4', distance: 40 },
    }),
    blur: 0.007,
  }),
  mesas: landscape({
    name: 'mesas',
    sky: [
      [0, '#27506c'],
      [0.4, '#84a4a8'],
      [0.54, '#f0d0a0'],
      [1, '#f0d0a0'],
    ],
    clouds: [veil('#fff0d4', '#7c909c', 0.5)],
    terrain: dunes({
      height: 0.35,
      mesas: 1.3,
      horizon: 0.56,
      sand: [
        [0.66, 0.36, 0.22],
        [0.84, 0.5, 0.3],
      ],
      sun: { from: [-0.9, 0.3, -0.2], colour: '#ffb878', strength: 1.35 },
      ambient: '#7c8ca0',
      haze: { left: '#ecc498', distance: 60 },
    }),
    blur: 0.003,
  }),
  dawn: landscape({
    name: 'dawn',
    sky: [
      [0, '#c4cce0'],
      [0.4, '#f4dcd4'],
      [1, '#fbe8d8'],
    ],
    lamp: { x: 0.2, y: 0.2, radius: 0.035, glow: 0.4, colour: '#fff4e0' },
    terrain: dunes({
      sand: PALE_SAND,
      height: 1.2,
      sun: { from: [-0.85, 0.3, 0.1], colour: '#ffdcc0', strength: 0.8 },
      ambient: '#d4c4cc',
      ambientStrength: 0.66,
      haze: { left: '#f6e2d4', distance: 14 },
    }),
    blur: 0.002,
  }),
} as const satisfies Record<string, Scene>;

/** A day and a night among the dunes, for the small frames. */
export const HOURS: readonly Scene[] = [
  DESERT.dawn,
  DESERT.golden,
  DESERT.noon,
  DESERT.oasis,
  DESERT.caravan,
  DESERT.storm,
  DESERT.crescent,
  DESERT.violet,
  DESERT.stars,
];
