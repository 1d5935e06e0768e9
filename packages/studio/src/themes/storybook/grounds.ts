import type { Scene } from '../../scenes/scene-kinds.ts';
import { balloons, meadow, paperSea, paperWood } from './lands.ts';
import { cloudRoom, crayonDrawing, openBook } from './pages.ts';
import { castle, space, starNight } from './tales.ts';

const FLOWERS = ['#f08c9c', '#ffffff', '#f4c848', '#c890d8', '#f07858'] as const;
const GREENS = ['#a8cc7c', '#84b464', '#5c9850', '#3f7c44'] as const;

/** Every place of the theme. */
export const PLACES = {
  meadow: meadow({
    name: 'meadow',
    sky: ['#7cc4e8', '#d8f0f4'],
    hills: GREENS,
    sun: [0.72, 0.2, 0.1, '#fbd060'],
    flowers: FLOWERS,
  }),
  pinkMeadow: meadow({
    name: 'pink-meadow',
    sky: ['#f8d0c8', '#fdeedc'],
    hills: ['#f0c8b0', '#d8c890', '#b0bc78', '#8ca868'],
    sun: [0.24, 0.22, 0.12, '#f89c74'],
    flowers: FLOWERS,
    blur: 0.006,
  }),
  balloons: balloons({
    name: 'balloons',
    sky: ['#68b4e0', '#d4ecf4'],
    hills: ['#c0d890', '#94bc6c'],
    at: [
      [0.2, 0.2, 0.15],
      [0.52, 0.34, 0.07],
      [0.88, 0.14, 0.1],
      [0.06, 0.5, 0.06],
    ],
  }),
  dawnBalloons: balloons({
    name: 'dawn-balloons',
    sky: ['#f0a078', '#fde0a8'],
    hills: ['#d88c68', '#a85c54'],
    cloud: '#fdeccc',
    at: [
      [0.22, 0.3, 0.13],
      [0.86, 0.2, 0.15],
      [0.5, 0.1, 0.06],
      [0.62, 0.5, 0.05],
    ],
    blur: 0.004,
  }),
  night: starNight({
    name: 'night',
    sky: ['#1c2c5c', '#3c4c8c'],
    hills: ['#34407c', '#283468', '#1c2650'],
    star: '#fbe6a4',
    blur: 0.004,
  }),
  violetNight: starNight({
    name: 'violet-night',
    sky: ['#3c2860', '#7c5094'],
    hills: ['#5c3c7c', '#442c64', '#302048'],
    star: '#ffd8e8',
  }),
  sea: paperSea({
    name: 'sea',
    sky: ['#f8e0b8', '#fdf2dc'],
    hills: ['#8cc8d0', '#58a8bc', '#3c88a4', '#286484'],
    sun: [0.3, 0.26, 0.11, '#f0885c'],
  }),
  wood: paperWood({
    name: 'wood',
    sky: ['#d8ecc8', '#f4f4d8'],
    hills: ['#b0cc88', '#88b068', '#649450'],
    trees: ['#5c9850', '#3f7c5c', '#84b45c', '#2f6850'],
    sun: [0.6, 0.16, 0.09, '#fbe08c'],
  }),
  autumnWood: paperWood({
    name: 'autumn-wood',
    sky: ['#3f5c6c', '#8c9c94'],
    hills: ['#6c6c4c', '#544c34', '#3c3424'],
    trees: ['#d8783c', '#c85038', '#e8a83c', '#8c4838'],
    cloud: '#a8b4ac',
    blur: 0.006,
  }),
  castle: castle({
    name: 'castle',
    sky: ['#8cccec', '#e8f4f0'],
    hills: ['#94c070', '#6ca458'],
    wall: '#fbeed8',
    roof: '#d8607c',
  }),
  duskCastle: castle({
    name: 'dusk-castle',
    sky: ['#6c5ca0', '#f0a8a0'],
    hills: ['#7c5c8c', '#503c6c'],
    wall: '#e8c8d0',
    roof: '#6c4888',
    cloud: '#f8d0c8',
    x: 0.24,
    blur: 0.006,
  }),
  space: space({ name: 'space', sky: ['#14184a', '#3c2c70'] }),
  crayon: crayonDrawing({ name: 'crayon', paper: ['#fefcf6', '#f4efe2'] }),
  greyCrayon: crayonDrawing({ name: 'grey-crayon', paper: ['#f4f4f2', '#e4e4e0'], blur: 0.003 }),
  book: openBook({
    name: 'book',
    paper: ['#e2eef0', '#c4dce2'],
    ink: '#2c5468',
    hills: ['#f0b47c', '#d8706c', '#4c7c9c'],
  }),
  clouds: cloudRoom({
    name: 'clouds',
    sky: ['#a8d8ec', '#f8e4ec'],
    clouds: ['#ffffff', '#fde0e8', '#e0f0fa', '#fdf0d4'],
  }),
  peachClouds: cloudRoom({
    name: 'peach-clouds',
    sky: ['#f8c8b0', '#fde8d0'],
    clouds: ['#fff4e8', '#fddcd0', '#ffe8c0'],
    blur: 0.01,
  }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.meadow,
  PLACES.violetNight,
  PLACES.crayon,
  PLACES.sea,
  PLACES.space,
  PLACES.castle,
  PLACES.dawnBalloons,
];
