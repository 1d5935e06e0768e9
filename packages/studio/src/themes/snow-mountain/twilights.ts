import { landscape } from '../../scenes/landscape.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { tents } from './camp.ts';
import { range } from './peaks.ts';
import { veil } from './veil.ts';

/** The first light, the last, and the nights. */
export const TWILIGHTS = {
  /** The first light on one summit. */
  alpenglow: landscape({
    name: 'alpenglow',
    sky: [
      [0, '#2c3f78'],
      [0.35, '#8488b8'],
      [0.64, '#f4b8a6'],
      [1, '#f4b8a6'],
    ],
    clouds: [veil('#ffc8b0', '#8a84b0', 0.4)],
    terrain: range({
      summits: [
        { x: 3.4, z: 14, height: 9, foot: 8.5 },
        { x: -5, z: 20, height: 6, foot: 8 },
      ],
      sun: { from: [-0.9, 0.34, -0.45], colour: '#ff9660', strength: 1.5 },
      ambient: '#7f90d0',
      haze: { left: '#f2bcae', right: '#a8a4c8', distance: 46, top: 4 },
    }),
  }),
  sunrise: landscape({
    name: 'sunrise',
    sky: [
      [0, '#3a4a78'],
      [0.3, '#c8806a'],
      [0.55, '#ffc878'],
      [1, '#ffc878'],
    ],
    lamp: { x: 0.5, y: 0.42, radius: 0.05, glow: 0.95, colour: '#ffb050' },
    clouds: [veil('#ffd090', '#9a5a60', 0.55, 0.55)],
    terrain: range({
      summits: [
        { x: -6, z: 18, height: 6.6, foot: 8 },
        { x: 6, z: 17, height: 5.8, foot: 8 },
      ],
      horizon: 0.64,
      sun: { from: [0.2, 0.3, 0.9], colour: '#ffb060', strength: 0.9 },
      ambient: '#8a6a8a',
      haze: { left: '#ffc078', right: '#ffb468', distance: 22, top: 5 },
    }),
  }),
  greySummit: landscape({
    name: 'grey-summit',
    sky: [
      [0, '#1a1a1a'],
      [0.45, '#5a5a5a'],
      [0.66, '#b4b4b4'],
      [1, '#b4b4b4'],
    ],
    lamp: { x: 0.52, y: 0.1, radius: 0.026, glow: 0.18, colour: '#c8c8c8', disc: '#f2f2f2' },
    terrain: range({
      summits: [{ x: 3.6, z: 13, height: 7.6, foot: 7 }],
      sun: { from: [0.95, 0.3, -0.2], colour: '#ffffff', strength: 1.5 },
      ambient: '#8a8a8a',
      ambientStrength: 0.34,
      haze: { left: '#8a8a8a', distance: 60, top: 3 },
    }),
    blur: 0.002,
  }),
  tents: landscape({
    name: 'tents',
    sky: [
      [0, '#050a1e'],
      [0.4, '#10244c'],
      [0.68, '#34507e'],
      [1, '#34507e'],
    ],
    stars: { count: 900, until: 0.66, band: { top: 0.1, bottom: 0.4, colour: '#8f9ae4', strength: 0.75 } },
    terrain: range({
      summits: [
        { x: -4.5, z: 15, height: 6.4, foot: 7 },
        { x: 6, z: 20, height: 6, foot: 8 },
      ],
      horizon: 0.66,
      sun: { from: [-0.7, 0.5, -0.5], colour: '#a8c0ff', strength: 0.42 },
      ambient: '#3a5490',
      haze: { left: '#34507e', distance: 60, top: 4 },
    }),
    things: tents([
      [0.2, 0.7, 0.26],
      [0.95, 0.68, 0.16],
    ]),
    blur: 0.0035,
  }),
  stormNight: landscape({
    name: 'storm-night',
    sky: [
      [0, '#060a14'],
      [0.6, '#141f34'],
      [1, '#1c2a44'],
    ],
    terrain: range({
      summits: [{ x: 5, z: 15, height: 6, foot: 8 }],
      sun: { from: [-0.5, 0.6, -0.6], colour: '#8fa8d8', strength: 0.22 },
      ambient: '#2c3c60',
      haze: { left: '#141f34', distance: 24, top: 5 },
    }),
    blur: 0.006,
  }),
  blueHour: landscape({
    name: 'blue-hour',
    sky: [
      [0, '#16305e'],
      [0.4, '#4a6aa4'],
      [0.64, '#c8b4c8'],
      [1, '#c8b4c8'],
    ],
    lamp: { x: 0.3, y: 0.16, radius: 0.03, glow: 0.3, colour: '#dce4ff' },
    terrain: range({
      summits: [{ x: 2.5, z: 14, height: 6, foot: 7 }],
      sun: { from: [-0.6, 0.5, -0.5], colour: '#c8d0f0', strength: 0.5 },
      ambient: '#6a84c0',
      haze: { left: '#b0acc8', distance: 40, top: 4 },
    }),
  }),
} as const satisfies Record<string, Scene>;
