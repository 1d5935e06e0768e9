import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { lampLane, village } from './lights.ts';
import { palaceWall } from './palace.ts';
import { bareTrees, firs } from './winters.ts';

/** Flat firs and a moon, as in a print. */
const poster: Scene = painted('poster', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#6f9cc0'],
    [0.7, '#b8d4e6'],
    [1, '#b8d4e6'],
  ]);
  context.fillStyle = '#f4f8fb';
  context.beginPath();
  context.arc(w * 0.5, h * 0.38, w * 0.38, 0, Math.PI * 2);
  context.fill();
  const rows = ['#7fa4c0', '#43708f', '#1f4560'];
  rows.forEach((colour, row) => {
    for (let i = 0; i < 13; i++) {
      const x = (i / 12 + (random() - 0.5) * 0.06) * w;
      const tall = h * (0.13 + random() * 0.1 + row * 0.02);
      const base = h * (0.66 + row * 0.07);
      fillPolygon(
        context,
        [
          [x, base - tall],
          [x - tall * 0.26, base],
          [x + tall * 0.26, base],
        ],
        colour,
      );
      fillPolygon(
        context,
        [
          [x, base - tall],
          [x - tall * 0.08, base - tall * 0.68],
          [x, base - tall * 0.74],
          [x + tall * 0.08, base - tall * 0.66],
        ],
        '#f4f8fb',
      );
    }
    context.fillStyle = colour;
    context.fillRect(0, h * (0.655 + row * 0.07), w, h);
  });
});

/** Every winter of the theme. */
export const WINTERS = {
  firMorning: firs({
    name: 'fir-morning',
    sky: ['#8fb8e0', '#c8def0', '#eef4f8'],
    snow: ['#f6fafd', '#d4e2f0'],
    far: '#9ab8d0',
    green: '#3a5f6c',
  }),
  palace: palaceWall({
    name: 'palace',
    sky: ['#c8d0d8', '#dce2e8', '#e8ecf0'],
    snow: ['#f8fafc', '#dfe6ee'],
    wall: ['#a82c24', '#7c1c1a'],
    ground: 0.86,
    blur: 0.005,
  }),
  greyBlue: bareTrees({
    name: 'grey-blue',
    sky: ['#7f92a8', '#a8b8c8', '#d0d8e0'],
    snow: ['#e0e8f0', '#b4c2d2'],
    bark: '#4a525e',
    blur: 0.014,
  }),
  lane: lampLane({
    name: 'lane',
    sky: ['#0c1630', '#1c2f54', '#3c5478'],
    snow: ['#5a7296', '#27395a'],
    lamps: [
      [0.16, 0.2, 0.26],
      [0.9, 0.34, 0.17],
      [0.72, 0.46, 0.09],
    ],
  }),
  birches: bareTrees({
    name: 'birches',
    sky: ['#e8e4dc', '#f6f1e8', '#fdf8f0'],
    snow: ['#ffffff', '#eef0f4'],
    bark: '#6a6058',
    white: true,
    count: 13,
    blur: 0.007,
  }),
  village: village({
    name: 'village',
    sky: ['#1a2c5c', '#3a5590', '#8a94bc'],
    snow: ['#b4c4e4', '#5a74a8'],
    walls: ['#2a3558', '#3a3450', '#46384a'],
  }),
  blackTrees: bareTrees({
    name: 'black-trees',
    sky: ['#a8a8a8', '#d0d0d0', '#f0f0f0'],
    snow: ['#fafafa', '#c8c8c8'],
    bark: '#1a1a1a',
    count: 9,
    blur: 0.002,
  }),
  greenFirs: firs({
    name: 'green-firs',
    sky: ['#a8c0cc', '#d0dce0', '#e8ecec'],
    snow: ['#fafcfc', '#d8e2e6'],
    far: '#8aa6a4',
    green: '#24483c',
    count: 12,
  }),
  plum: palaceWall({
    name: 'plum',
    sky: ['#d8dce0', '#e4e8ec', '#f0f2f4'],
    snow: ['#fafbfc', '#e4e8ee'],
    wall: ['#c4453a', '#a02c28'],
    plum: true,
    ground: 0.9,
    blur: 0.004,
  }),
  farBlue: firs({
    name: 'far-blue',
    sky: ['#3c5c8c', '#7fa0c4', '#c0d4e6'],
    snow: ['#d4e2f0', '#8ca8c8'],
    far: '#6484a8',
    green: '#2a4464',
  }),
  lowSun: bareTrees({
    name: 'low-sun',
    sky: ['#cf8f78', '#eab088', '#ffd6a4'],
    snow: ['#fff0dc', '#d8b8b4'],
    bark: '#7a5a4c',
    count: 8,
    blur: 0.007,
  }),
  nightFirs: firs({
    name: 'night-firs',
    sky: ['#08111e', '#12233a', '#1f3a54'],
    snow: ['#34506c', '#142438'],
    far: '#1a3048',
    green: '#0a1622',
    cap: '#5f7f9c',
    blur: 0.004,
  }),
  pinkLake: firs({
    name: 'pink-lake',
    sky: ['#c8c4e4', '#f0d0dc', '#ffe0d4'],
    snow: ['#fdeeee', '#d8cce0'],
    far: '#c4b4cc',
    green: '#8c8cac',
    cap: '#fdf4f6',
    count: 4,
    blur: 0.013,
  }),
  whiteout: firs({
    name: 'whiteout',
    sky: ['#dce6ee', '#e8eff4', '#f4f8fa'],
    snow: ['#fafcfd', '#e8eff5'],
    far: '#d0dce6',
    green: '#a4b8c8',
    count: 2,
    ground: 0.62,
    blur: 0.006,
  }),
  poster,
} as const satisfies Record<string, Scene>;

/** Winters for frames side by side. */
export const FRAMES: readonly Scene[] = [
  WINTERS.firMorning,
  WINTERS.blackTrees,
  WINTERS.lane,
  WINTERS.birches,
  WINTERS.nightFirs,
];
