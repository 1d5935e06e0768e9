import { landscape } from '../../scenes/landscape.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { flagLines } from './camp.ts';
import { hutWindow, ICE, MAP } from './materials.ts';
import { range } from './peaks.ts';
import { POSTER } from './poster.ts';
import { TWILIGHTS } from './twilights.ts';
import { veil } from './veil.ts';

/** Every place of the theme, each in its own hour. */
export const MOUNTAINS = {
  ...TWILIGHTS,
  ice: ICE,
  map: MAP,
  poster: POSTER,
  lake: landscape({
    name: 'lake',
    sky: [
      [0, '#1c5aa8'],
      [0.4, '#5c9ad8'],
      [0.62, '#d2e6f2'],
      [1, '#d2e6f2'],
    ],
    clouds: [{ cover: 0.3, lit: '#ffffff', shade: '#a8bcd4', horizon: 0.6 }],
    terrain: range({
      summits: [
        { x: -4, z: 15, height: 8.6, foot: 7.5 },
        { x: 4.6, z: 22, height: 6.4, foot: 8 },
      ],
      rises: 8,
      horizon: 0.6,
      sun: { from: [0.8, 0.6, -0.5], colour: '#fff2dc', strength: 1.05 },
      ambient: '#9fc0ea',
      haze: { left: '#cfe2f2', distance: 70, top: 4 },
    }),
    water: { from: 0.635, ripple: 0.2, tint: ['#2f8a96', '#0d4858'], tintOpacity: [0.25, 0.6] },
  }),
  flags: landscape({
    name: 'flags',
    sky: [
      [0, '#1f6ac0'],
      [0.6, '#8fc4ea'],
      [1, '#dcecf4'],
    ],
    clouds: [{ cover: 0.45, lit: '#ffffff', shade: '#b4c8dc', horizon: 0.9 }],
    things: flagLines([
      { from: [-0.1, 0.02], to: [1.1, 0.3], sag: 0.06, size: 0.1 },
      { from: [-0.1, 0.5], to: [1.1, 0.12], sag: 0.08, size: 0.12 },
      { from: [-0.1, 0.82], to: [1.1, 0.62], sag: 0.06, size: 0.14 },
    ]),
    blur: 0.011,
  }),
  meadow: landscape({
    name: 'meadow',
    sky: [
      [0, '#4a8ac8'],
      [0.4, '#a4cce8'],
      [0.62, '#f4ecd8'],
      [1, '#f4ecd8'],
    ],
    clouds: [veil('#ffffff', '#c4d0dc', 0.45, 0.6)],
    terrain: range({
      summits: [{ x: 4.6, z: 17, height: 9.5, foot: 9 }],
      crests: 0.8,
      rises: 9,
      horizon: 0.56,
      eye: 0.5,
      snowline: 1.1,
      valley: [0.42, 0.48, 0.18],
      rock: [0.38, 0.36, 0.34],
      sun: { from: [-0.8, 0.5, -0.5], colour: '#ffe6b4', strength: 1.25 },
      ambient: '#a4bcd8',
      haze: { left: '#f2e4c8', right: '#d0dce4', distance: 60, top: 4 },
    }),
    blur: 0.005,
  }),
  cloudSea: landscape({
    name: 'cloud-sea',
    sky: [
      [0, '#6a90c0'],
      [0.4, '#e8c8b4'],
      [0.55, '#ffe2b4'],
      [1, '#ffe2b4'],
    ],
    terrain: range({
      summits: [
        { x: -5.2, z: 16, height: 6.4, foot: 7 },
        { x: 4, z: 28, height: 6, foot: 9 },
        { x: -1, z: 36, height: 6, foot: 10 },
      ],
      crests: 0.3,
      eye: 2.2,
      horizon: 0.5,
      sun: { from: [0.85, 0.3, -0.3], colour: '#ffb478', strength: 1.35 },
      ambient: '#a0a8cc',
      haze: { left: '#e4d0cc', right: '#ffe2bc', distance: 8, top: 1.5 },
    }),
    blur: 0.003,
  }),
  valley: landscape({
    name: 'valley',
    sky: [
      [0, '#2a4a5c'],
      [0.45, '#7fa2ac'],
      [0.6, '#e8dcc4'],
      [1, '#e8dcc4'],
    ],
    clouds: [veil('#f4e4cc', '#6a8490', 0.6, 0.56)],
    terrain: range({
      summits: [
        { x: -4.4, z: 14, height: 5.4, foot: 6.5 },
        { x: -0.5, z: 26, height: 5.4, foot: 8 },
      ],
      horizon: 0.58,
      snowline: 0.2,
      sun: { from: [-0.9, 0.35, 0.1], colour: '#ffdca8', strength: 1.2 },
      ambient: '#6f94a4',
      haze: { left: '#e4d8c0', right: '#8aa8b0', distance: 36, top: 4 },
    }),
    blur: 0.003,
  }),
  hut: hutWindow('hut', {
    name: 'hut-view',
    sky: [
      [0, '#23406e'],
      [0.4, '#6a86b0'],
      [0.62, '#c4cee0'],
      [1, '#c4cee0'],
    ],
    terrain: range({
      summits: [{ x: -3, z: 14, height: 6.8, foot: 7 }],
      sun: { from: [-0.7, 0.5, -0.5], colour: '#c8d8f4', strength: 0.8 },
      ambient: '#7f98c8',
      haze: { left: '#b4c4dc', distance: 60, top: 4 },
    }),
    blur: 0.006,
  }),
  larches: landscape({
    name: 'larches',
    sky: [
      [0, '#3a76b4'],
      [0.5, '#b4d4e8'],
      [0.62, '#e8eef0'],
      [1, '#e8eef0'],
    ],
    terrain: range({
      summits: [
        { x: -5, z: 18, height: 7.6, foot: 8 },
        { x: 3, z: 24, height: 7, foot: 9 },
      ],
      rises: 4,
      crests: 1.2,
      snowline: 1.3,
      valley: [0.62, 0.42, 0.12],
      rock: [0.56, 0.4, 0.18],
      sun: { from: [0.8, 0.5, -0.5], colour: '#ffe4b0', strength: 1.15 },
      ambient: '#9cb4d0',
      haze: { left: '#dce6ec', distance: 60, top: 4 },
    }),
    blur: 0.004,
  }),
  snowfield: landscape({
    name: 'snowfield',
    sky: [
      [0, '#0f3f8c'],
      [0.5, '#3f82c8'],
      [0.66, '#a4cdea'],
      [1, '#a4cdea'],
    ],
    terrain: range({
      summits: [{ x: 4.4, z: 15, height: 5, foot: 8 }],
      snowline: -1,
      rises: 1.5,
      crests: 0.7,
      horizon: 0.6,
      sun: { from: [0.8, 0.42, -0.4], colour: '#fff4e0', strength: 0.95 },
      ambient: '#8ab0e4',
      haze: { left: '#b4d4ee', distance: 80, top: 3 },
    }),
    blur: 0.005,
  }),
  whiteout: landscape({
    name: 'whiteout',
    sky: [
      [0, '#e4e9ee'],
      [0.5, '#f4f4f4'],
      [1, '#f8f8f6'],
    ],
    terrain: range({
      summits: [
        { x: -3, z: 14, height: 6.4, foot: 7 },
        { x: 6, z: 20, height: 6, foot: 8 },
      ],
      horizon: 0.62,
      snowline: 0.2,
      sun: { from: [0.6, 0.6, -0.4], colour: '#fff8ec', strength: 0.7 },
      ambient: '#dce4ec',
      ambientStrength: 0.75,
      haze: { left: '#f4f5f5', distance: 12, top: 6 },
    }),
    blur: 0.002,
  }),
} as const satisfies Record<string, Scene>;

/** The hours of one day, for the small frames. */
export const HOURS: readonly Scene[] = [
  MOUNTAINS.blueHour,
  MOUNTAINS.alpenglow,
  MOUNTAINS.sunrise,
  MOUNTAINS.lake,
  MOUNTAINS.flags,
  MOUNTAINS.meadow,
  MOUNTAINS.cloudSea,
  MOUNTAINS.ice,
  MOUNTAINS.tents,
];
