import type { Paint } from '../../scenes/kinds/custom.ts';
import { landscape } from '../../scenes/landscape.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { dunes } from './dunes.ts';
import { campfire } from './travellers.ts';

/** The paths of the stars during a long exposure, round the pole. */
const trails: Paint = (context, w, h, random) => {
  context.lineWidth = w * 0.0016;
  for (let i = 0; i < 170; i++) {
    const radius = w * (0.03 + random() * 1.05);
    const from = random() * Math.PI * 2;
    context.strokeStyle = cssOfHex(
      ['#ffffff', '#c8dcff', '#ffe4c4', '#9cb8f0'][i % 4] ?? '#ffffff',
      0.14 + random() * 0.5,
    );
    context.beginPath();
    context.arc(w * 0.26, h * 0.16, radius, from, from + 0.5 + random() * 0.35);
    context.stroke();
  }
};

/** Nights in the dunes. */
export const NIGHTS = {
  stars: landscape({
    name: 'stars',
    sky: [
      [0, '#070c22'],
      [0.35, '#152450'],
      [0.54, '#50507c'],
      [1, '#50507c'],
    ],
    stars: {
      count: 1000,
      until: 0.56,
      band: { top: 0.86, bottom: 0.5, colour: '#8c98e4', core: '#ffe0cc', strength: 0.9 },
    },
    terrain: dunes({
      height: 1.1,
      horizon: 0.54,
      sun: { from: [-0.8, 0.34, 0.1], colour: '#a8b8f0', strength: 0.5 },
      ambient: '#3c4884',
      ambientStrength: 0.6,
      haze: { left: '#484c78', distance: 46 },
    }),
    blur: 0.002,
  }),
  trails: landscape({
    name: 'trails',
    sky: [
      [0, '#0a1430'],
      [0.4, '#1c3060'],
      [0.56, '#6a6484'],
      [1, '#6a6484'],
    ],
    behind: trails,
    terrain: dunes({
      height: 1.3,
      horizon: 0.56,
      sun: { from: [0.8, 0.3, 0.1], colour: '#b8c0e8', strength: 0.5 },
      ambient: '#485084',
      haze: { left: '#5c5c80', distance: 40 },
    }),
    blur: 0.0018,
  }),
  fire: landscape({
    name: 'fire',
    sky: [
      [0, '#060814'],
      [0.5, '#161a34'],
      [1, '#221c2c'],
    ],
    stars: { count: 420, until: 0.5 },
    terrain: dunes({
      height: 0.9,
      sun: { from: [-0.6, 0.3, 0.2], colour: '#ff9a50', strength: 0.45 },
      ambient: '#2c2c4c',
      haze: { left: '#1c1c30', distance: 16 },
    }),
    things: campfire(0.9, 0.66, 0.1),
    blur: 0.006,
  }),
} as const satisfies Record<string, Scene>;
