import type { Scene } from '../../scenes/scene-kinds.ts';
import { boughs, DEEP, FROM_LEFT, FROM_RIGHT, FROM_TOP, PALE } from './blossoms.ts';
import { avenue, gardenWall, greatTree, lanternNight, moonWindow, riverside } from './places.ts';

/** Every place of the theme. */
export const PLACES = {
  avenue: avenue({
    name: 'avenue',
    sky: ['#7fb8ea', '#b8daf4', '#e8f0f8'],
    path: ['#e8c8c8', '#cfa8a8'],
    grass: '#9ab878',
    vanishX: 0.62,
    blur: 0.005,
  }),
  wall: gardenWall({ name: 'wall', sky: ['#a8cce8', '#c8e0f0', '#e0ecf4'], boughs: FROM_LEFT, flower: 0.032 }),
  nearBloom: boughs({
    name: 'near-bloom',
    sky: ['#e8a4b8', '#f4c0ce', '#f8d8e0'],
    boughs: FROM_RIGHT,
    flower: 0.06,
    haze: 60,
    blur: 0.014,
  }),
  night: lanternNight({
    name: 'night',
    sky: ['#0a1026', '#1a1e44', '#382a54'],
    bloom: ['#8a4a78', '#d88ab0', '#ffd8ec'],
    bark: '#1a1018',
    lanterns: [
      [0.12, 0.3, 0.07],
      [0.88, 0.42, 0.05],
      [0.74, 0.2, 0.035],
    ],
  }),
  blueSky: boughs({
    name: 'blue-sky',
    sky: ['#3f8ed8', '#7fb8ec', '#c8e2f6'],
    boughs: FROM_RIGHT,
    flower: 0.036,
    haze: 14,
  }),
  goldDusk: boughs({
    name: 'gold-dusk',
    sky: ['#b06a70', '#f0a078', '#ffd498'],
    bloom: ['#a04a5c', '#e08a8c', '#ffd0b8'],
    bark: '#3a1e22',
    boughs: FROM_TOP,
    haze: 40,
  }),
  white: boughs({
    name: 'white',
    sky: ['#f0f0f0', '#e0e0e0', '#d0d0d0'],
    bloom: ['#a8a8a8', '#e8e8e8', '#ffffff'],
    bark: '#202020',
    boughs: FROM_RIGHT,
    flower: 0.034,
    haze: 20,
    blur: 0.0025,
  }),
  river: riverside({
    name: 'river',
    sky: ['#bcd8d4', '#dce8dc', '#f0e8e4'],
    water: ['#a8c4bc', '#3f6a66'],
    bank: '#6a8a5c',
    boughs: FROM_LEFT,
  }),
  moonWindow: moonWindow({
    name: 'moon-window',
    sky: ['#c8e4f4', '#f4eef4', '#f8d8e2'],
    room: ['#3a2a24', '#1c1210'],
    at: [0.26, 0.36, 0.42],
    boughs: FROM_LEFT,
    flower: 0.034,
  }),
  cream: gardenWall({
    name: 'cream',
    sky: ['#f0d4b0', '#f8e0c0', '#fff0d8'],
    wall: ['#f6e2c2', '#e0bc94'],
    boughs: FROM_RIGHT,
    bloom: ['#e0909c', '#f8c0c0', '#fff0e8'],
  }),
  greenRiver: riverside({
    name: 'green-river',
    sky: ['#5c8a86', '#a4c0b0', '#d8d8c8'],
    water: ['#6a9a90', '#1c4644'],
    bank: '#3a5c44',
    boughs: FROM_LEFT,
    bloom: DEEP,
  }),
  rain: boughs({
    name: 'rain',
    sky: ['#7a7a94', '#9c98ae', '#b8b0c0'],
    bloom: ['#a87a98', '#d0a8c0', '#f0dce8'],
    bark: '#2c2430',
    haze: 36,
    blur: 0.008,
  }),
  garden: boughs({
    name: 'garden',
    sky: ['#9cc49a', '#cfe0b4', '#f0ecd0'],
    boughs: FROM_TOP,
    bloom: PALE,
    haze: 46,
    blur: 0.006,
  }),
  pale: boughs({
    name: 'pale',
    sky: ['#fdf2f5', '#fbeaf0', '#f8e0e8'],
    bloom: PALE,
    boughs: FROM_RIGHT,
    flower: 0.05,
    haze: 40,
    blur: 0.01,
  }),
  dusk: boughs({
    name: 'dusk',
    sky: ['#1c1438', '#4a2c62', '#a85a84'],
    bloom: ['#6a3468', '#b0689c', '#f0b8d4'],
    bark: '#140c18',
    boughs: FROM_LEFT,
    haze: 16,
    blur: 0.0035,
  }),
  hill: greatTree({ name: 'hill', sky: ['#a8d0ec', '#d4e6f0', '#fbeef0'], hill: ['#a8c484', '#e8ccc8'], x: 0.3 }),
  violet: boughs({
    name: 'violet',
    sky: ['#4a3c80', '#8a6cac', '#d8a8c8'],
    bloom: ['#8a5a9c', '#c890c4', '#f4d0e8'],
    boughs: FROM_RIGHT,
    haze: 24,
  }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.blueSky,
  PLACES.nearBloom,
  PLACES.wall,
  PLACES.night,
  PLACES.pale,
  PLACES.garden,
  PLACES.goldDusk,
];

/** Petals that also show before a pale ground. */
export const SHADED_PETALS = ['#f7a8c0', '#f4c4d4', '#e88aa8'] as const;
