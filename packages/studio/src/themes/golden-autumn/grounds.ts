import type { Scene } from '../../scenes/scene-kinds.ts';
import { DEEP_GOLD, FROM_LEFT, FROM_RIGHT, FROM_TOP, GOLD, PALE_GOLD, RUST } from './ginkgo.ts';
import { creamStudio, readingRoom, train } from './indoors.ts';
import { avenue, boughs, lake, mistyPark, temple } from './outdoors.ts';

/** Every place of the theme. */
export const PLACES = {
  dusk: avenue({
    name: 'dusk',
    sky: ['#c87a4c', '#f0a860', '#ffdc98'],
    foliage: DEEP_GOLD,
    road: ['#b8844c', '#6c4424'],
    vanishX: 0.5,
    sun: [0.5, 0.46, '#ffe0a0'],
    blur: 0.006,
  }),
  avenue: avenue({
    name: 'avenue',
    sky: ['#8cbfe0', '#cfe2e8', '#fff0c8'],
    foliage: GOLD,
    road: ['#d8b870', '#b89048'],
    sun: [0.6, 0.4, '#fff4cc'],
  }),
  night: avenue({
    name: 'night',
    sky: ['#0c1628', '#1c2c44', '#3a4450'],
    foliage: ['#3a2a14', '#8a6420', '#d8a440'],
    road: ['#3c3c40', '#1c1e24'],
    bark: ['#120e0c', '#3a2c20'],
    vanishX: 0.36,
    lamps: true,
    blur: 0.008,
  }),
  blueSky: boughs({
    name: 'blue-sky',
    sky: ['#2f78c4', '#5ca4e0', '#b4d8f0'],
    foliage: GOLD,
    roots: FROM_RIGHT,
    size: 0.04,
  }),
  near: boughs({
    name: 'near',
    sky: ['#f8dc88', '#f4cc68', '#d89c34'],
    foliage: GOLD,
    roots: FROM_LEFT,
    size: 0.07,
    blur: 0.012,
    bokeh: 50,
    sun: [0.8, 0.2, '#fff8dc'],
  }),
  rust: boughs({
    name: 'rust',
    sky: ['#2c1a18', '#5a2c20', '#2c1814'],
    foliage: RUST,
    roots: FROM_TOP,
    size: 0.042,
    blur: 0.006,
  }),
  white: boughs({
    name: 'white',
    sky: ['#f0f0ee', '#e0e0dc', '#cfcfca'],
    foliage: ['#6a6a68', '#b0b0ac', '#e8e8e4'],
    roots: FROM_RIGHT,
    size: 0.042,
    blur: 0.0025,
    bokeh: 12,
  }),
  temple: temple({
    name: 'temple',
    sky: ['#6cacdc', '#b4d4e8', '#e8e4d4'],
    foliage: GOLD,
    wall: ['#d8a868', '#a8763c'],
  }),
  redTemple: temple({
    name: 'red-temple',
    sky: ['#a8c4d0', '#dce4e0', '#f0e8d4'],
    foliage: PALE_GOLD,
    wall: ['#b8483a', '#7c2a24'],
    tile: ['#6a4a14', '#b88430', '#e8bc60'],
    fromLeft: false,
    blur: 0.007,
  }),
  duskLake: lake({
    name: 'dusk-lake',
    sky: ['#4c4870', '#b87878', '#ffcc8c'],
    foliage: DEEP_GOLD,
    water: ['#c88c68', '#2c2c50'],
    sun: [0.3, 0.46, '#ffd898'],
    line: 0.6,
    blur: 0.006,
  }),
  room: readingRoom({ name: 'room', wood: ['#7c5030', '#3c2414'], foliage: GOLD }),
  train: train({
    name: 'train',
    sky: ['#8cb8d8', '#e8ecdc'],
    hills: ['#a8b0a0', '#c8a858', '#d8942c', '#a86c20'],
    cabin: ['#d8ccb4', '#9c8c70'],
    curtain: '#3c6a5c',
  }),
  studio: creamStudio({ name: 'studio', wall: ['#f8f0e0', '#dccbac'] }),
  mist: mistyPark({ name: 'mist', sky: ['#d8dcd8', '#ece8dc', '#f4ecd4'], foliage: PALE_GOLD, trunk: '#8c8474' }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.avenue,
  PLACES.blueSky,
  PLACES.room,
  PLACES.rust,
  PLACES.mist,
  PLACES.duskLake,
  PLACES.near,
];
