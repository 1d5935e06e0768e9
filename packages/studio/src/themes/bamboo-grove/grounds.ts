import type { Scene } from '../../scenes/scene-kinds.ts';
import { grove, moonGrove, pool, snowGrove, stonePath } from './groves.ts';
import { blind, inkBamboo, roundWindow, shadowWall } from './rooms.ts';

const GREEN = ['#2c5a2a', '#5c944a', '#b4d884'] as const;
const LEAVES = ['#3c7034', '#6aa048', '#a4cc64', '#cfe48c'] as const;
const BLUE = ['#0c2028', '#1c3c44', '#3c6470'] as const;
const BLUE_LEAVES = ['#0c2428', '#1c444a', '#3a6a6c'] as const;

/** Every place of the theme. */
export const PLACES = {
  grove: grove({
    name: 'grove',
    air: ['#d4e8a8', '#a8cc7c', '#5c8c4c'],
    culm: GREEN,
    leaves: LEAVES,
    sun: [0.7, 0.12, '#fffbd0'],
  }),
  lime: grove({
    name: 'lime',
    air: ['#eef6c8', '#d0e494', '#98bc64'],
    culm: ['#6c9c4c', '#9cc46c', '#e0f0b0'],
    leaves: ['#8cb858', '#b8d878', '#e0f0a8'],
    blur: 0.011,
    bokeh: ['#f8fcd0', '#d8f0a0', '#fffce8'],
  }),
  path: stonePath({
    name: 'path',
    air: ['#dce8dc', '#c0d4c0', '#8ca88c'],
    culm: ['#4c6c50', '#7c9c78', '#c0d4b4'],
    leaves: ['#5c805c', '#84a47c', '#b4ccac'],
    stone: ['#c4c8c0', '#848c84'],
    ground: ['#7c986c', '#3c5434'],
    mist: ['#e4ece4', 0.8],
  }),
  lampPath: stonePath({
    name: 'lamp-path',
    air: ['#1c2420', '#3c4028', '#1c2014'],
    culm: ['#1c2a1c', '#4c5c34', '#a8a064'],
    leaves: ['#1c2c1c', '#3c5430', '#8a8c48'],
    stone: ['#8a8068', '#3c3a30'],
    ground: ['#2c3420', '#10160c'],
    lamps: true,
    blur: 0.007,
  }),
  gold: grove({
    name: 'gold',
    air: ['#fff2b8', '#f0d078', '#a89448'],
    culm: ['#6c6a24', '#b8a448', '#fff0a8'],
    leaves: ['#8a8830', '#c4b44c', '#f4e488'],
    sun: [0.5, 0.34, '#fff4c0'],
    counts: [18, 8, 3],
  }),
  yellowStems: grove({
    name: 'yellow-stems',
    air: ['#c8d8a0', '#94b070', '#4c6c3c'],
    culm: ['#a87c1c', '#e4b83c', '#fff0a0'],
    leaves: LEAVES,
    counts: [10, 9, 5],
    sun: [0.85, 0.2, '#fff8d0'],
  }),
  teal: grove({
    name: 'teal',
    air: ['#4c7470', '#2c5450', '#12302e'],
    culm: ['#0c2c28', '#2a5c50', '#6ca090'],
    leaves: ['#12403a', '#2c6458', '#5c9480'],
    blur: 0.008,
  }),
  moon: moonGrove({
    name: 'moon',
    air: ['#0a1a2c', '#16344a', '#0c1c28'],
    culm: BLUE,
    leaves: BLUE_LEAVES,
    moon: [0.26, 0.22, 0.15],
    light: '#f4f4dc',
  }),
  pool: pool({
    name: 'pool',
    air: ['#cfe4c4', '#94bc98', '#5c8c74'],
    culm: GREEN,
    leaves: LEAVES,
    water: ['#8cb4a0', '#1c4c40'],
    blur: 0.006,
  }),
  snow: snowGrove({
    name: 'snow',
    air: ['#d4dee2', '#e8eef0', '#f6fafa'],
    culm: ['#5c7c6c', '#94b0a0', '#e4f0ea'],
    leaves: ['#6c9080', '#a4bcb0', '#e8f2ee'],
    mist: ['#fafcfc', 0.9],
  }),
  window: roundWindow({
    name: 'window',
    air: ['#dcecc0', '#b0d08c', '#7cac60'],
    culm: GREEN,
    leaves: LEAVES,
    wall: ['#4a3a2c', '#1a120c'],
    at: [0.24, 0.36, 0.42],
  }),
  whiteWindow: roundWindow({
    name: 'white-window',
    air: ['#e4f0cc', '#bcd89c', '#88b470'],
    culm: GREEN,
    leaves: LEAVES,
    wall: ['#f6f3ea', '#d0ccc0'],
    at: [0.66, 0.34, 0.4],
  }),
  blind: blind({ name: 'blind', light: ['#fff4c8', '#c8984c'], slat: '#b88a44', leaf: '#6a7c34' }),
  wall: shadowWall({ name: 'wall', wall: ['#fdfcf6', '#e0e2d8'], shade: '#8a9c8c' }),
  ochreWall: shadowWall({ name: 'ochre-wall', wall: ['#e8c48c', '#a87c48'], shade: '#7a5c34', strength: 0.65 }),
  ink: inkBamboo({ name: 'ink', paper: ['#f4f2ec', '#dcd8d0'], ink: '#181a1c' }),
  print: inkBamboo({ name: 'print', paper: ['#1f4030', '#10241c'], ink: '#a4c48c', sun: '#f2eccb' }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.grove,
  PLACES.wall,
  PLACES.moon,
  PLACES.gold,
  PLACES.snow,
  PLACES.yellowStems,
  PLACES.blind,
];
