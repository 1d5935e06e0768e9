import type { Scene } from '../../scenes/scene-kinds.ts';
import { AROUND, balloonWall, candleRoom, LEFT_BUNCH, OVERHEAD, RIGHT_BUNCH } from './balloons.ts';
import { hotAir, kiteSky, lawn, meadow } from './outdoors.ts';
import { cakeTable, stripedTent } from './parties.ts';

const GREYS = ['#2c2c2c', '#6a6a6a', '#a8a8a8', '#e8e8e8', '#ffffff'] as const;

/** Every place of the theme. */
export const PLACES = {
  lawn: lawn({ name: 'lawn', sky: ['#78b8e8', '#e4f2ec'], grass: ['#9cc860', '#5c9440'] }),
  goldLawn: lawn({
    name: 'gold-lawn',
    sky: ['#f4c890', '#fff0cc'],
    grass: ['#d8c468', '#94883c'],
    foliage: ['#8a7a34', '#c0a848', '#f4dc90'],
    sun: '#ffd890',
    flags: false,
    bunch: { places: LEFT_BUNCH, blur: 0.005 },
    blur: 0.012,
  }),
  mint: balloonWall({ name: 'mint-wall', wall: ['#d4ece0', '#98c8b4'], places: LEFT_BUNCH }),
  peach: balloonWall({
    name: 'peach-wall',
    wall: ['#fbe0d0', '#f0b49c'],
    places: RIGHT_BUNCH,
    colours: ['#ffffff', '#f6c65a', '#f28a7e', '#fbe8d8'],
    blur: 0.003,
  }),
  sky: balloonWall({ name: 'sky-wall', wall: ['#a8d4f4', '#5c9cd4'], places: AROUND, blur: 0.003 }),
  white: balloonWall({
    name: 'white-wall',
    wall: ['#ffffff', '#e4e0da'],
    places: AROUND,
    colours: ['#fbf4ec', '#f4e4dc', '#f0d8d0', '#ffffff'],
    blur: 0.004,
  }),
  grey: balloonWall({
    name: 'grey-wall',
    wall: ['#c8c8c8', '#7a7a7a'],
    places: RIGHT_BUNCH,
    colours: GREYS,
    blur: 0.003,
  }),
  red: balloonWall({
    name: 'red-wall',
    wall: ['#d4584c', '#8a2a28'],
    places: AROUND,
    colours: ['#e8685c', '#c84a40', '#f08a7c', '#f4efe4'],
  }),
  kites: kiteSky({
    name: 'kites',
    sky: ['#4c9ce0', '#9cd0f4', '#e4f4f8'],
    kites: [
      [0.76, 0.16, 0.11, 0.5],
      [0.14, 0.1, 0.06, -0.4],
      [0.9, 0.52, 0.05, 0.3],
    ],
  }),
  eveningKites: kiteSky({
    name: 'evening-kites',
    sky: ['#6a6ab4', '#e08ca8', '#fcd0a0'],
    kites: [
      [0.2, 0.3, 0.1, -0.4],
      [0.5, 0.16, 0.05, 0.3],
    ],
    clouds: 4,
  }),
  cake: cakeTable({ name: 'cake-table', wall: ['#fbf0dc', '#ecd0ac'], cloth: '#d4e4ec' }),
  blueCake: cakeTable({ name: 'blue-cake', wall: ['#5c8cb4', '#2c4c74'], cloth: '#f0d0d4', cake: 0.14, blur: 0.006 }),
  tent: stripedTent({ name: 'striped-tent', stripes: ['#c8443c', '#f8eedc'] }),
  candles: candleRoom({
    name: 'candle-room',
    dark: ['#2a2444', '#140e22'],
    lamp: '#ffd08a',
    places: OVERHEAD,
    candles: 7,
    colours: ['#6a5aa0', '#a05a84', '#4a6aa8', '#c8884a'],
  }),
  evening: candleRoom({
    name: 'evening-lights',
    dark: ['#1c4454', '#0e2630'],
    lamp: '#fff0c0',
    places: RIGHT_BUNCH,
    colours: ['#f28a7e', '#f6c65a', '#5cb0a4', '#f4efe4'],
  }),
  morning: hotAir({
    name: 'hot-air',
    sky: ['#8cb8e0', '#f4d8cc', '#ffecc4'],
    hills: ['#b4a4b8', '#8c98a0', '#6a8c74'],
    ships: [
      [0.2, 0.2, 0.13],
      [0.84, 0.14, 0.08],
      [0.5, 0.1, 0.045],
      [0.93, 0.4, 0.05],
      [0.08, 0.5, 0.04],
    ],
  }),
  meadow: meadow({
    name: 'meadow',
    sky: ['#a4d4ec', '#f4f4e0'],
    grass: ['#b0d074', '#6ca048'],
    flowers: ['#ffffff', '#f6c65a', '#f2a8c0', '#f28a7e', '#88b850'],
    bunch: { places: LEFT_BUNCH, blur: 0.005 },
  }),
} as const satisfies Record<string, Scene>;

/** Scenes for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.mint,
  PLACES.kites,
  PLACES.cake,
  PLACES.red,
  PLACES.lawn,
  PLACES.candles,
  PLACES.peach,
];
