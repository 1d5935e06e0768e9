import type { Scene } from '../../scenes/scene-kinds.ts';
import { caveMouth, ceiling, mural, niches, RIBBONS } from './caves.ts';
import { cliff, dunes } from './desert.ts';

/** Every place of the theme. */
export const PLACES = {
  dusk: dunes({
    name: 'dusk',
    sky: ['#5a4a78', '#d88a6c', '#ffcf8c'],
    lit: ['#d8905c', '#c87c48'],
    shade: ['#8c4c44', '#5c3030'],
    sun: [0.74, 0.46, '#ffe0a0'],
    camels: true,
  }),
  dawn: {
    ...dunes({
      name: 'dawn',
      sky: ['#2c5c7c', '#8cb0b0', '#ffd8a8'],
      lit: ['#e0a878', '#d89864'],
      shade: ['#7c6c70', '#54444c'],
      sun: [0.2, 0.47, '#fff0c8'],
      camels: true,
    }),
    flip: true,
  },
  noon: dunes({
    name: 'noon',
    sky: ['#3f88c4', '#8cbce0', '#f0dcb4'],
    lit: ['#ecc48c', '#e4b474'],
    shade: ['#c08c54', '#a06c3c'],
    camels: true,
    blur: 0.006,
  }),
  night: dunes({
    name: 'night',
    sky: ['#081228', '#16284c', '#3c4c70'],
    lit: ['#4a5474', '#3c4664'],
    shade: ['#242c48', '#141a30'],
    moon: [0.24, 0.2, 0.09],
    lake: '#8ca8d0',
    blur: 0.005,
  }),
  grey: dunes({
    name: 'grey',
    sky: ['#b0b0b0', '#d0d0d0', '#f0f0f0'],
    lit: ['#d8d8d8', '#c8c8c8'],
    shade: ['#6a6a6a', '#383838'],
    blur: 0.0025,
  }),
  storm: dunes({
    name: 'storm',
    sky: ['#e8d8b8', '#f0e4cc', '#f8f0de'],
    lit: ['#f0e0c0', '#ecd8b4'],
    shade: ['#e0c89c', '#d4b888'],
    blur: 0.007,
  }),
  cliff: cliff({
    name: 'cliff',
    sky: ['#4a94d0', '#9cc8e4', '#e8e4d0'],
    lit: ['#d8b080', '#d0a874'],
    shade: ['#a8784c', '#8c6440'],
  }),
  duskCliff: cliff({
    name: 'dusk-cliff',
    sky: ['#2c3058', '#8c6878', '#f0b07c'],
    lit: ['#a86c50', '#7c5040'],
    shade: ['#5c3834', '#38242a'],
    x: 0.24,
    blur: 0.007,
  }),
  halo: mural({
    name: 'halo',
    ground: ['#e0c498', '#a87848'],
    halo: [0.36, 0.44, 0.44],
    clouds: [[0.86, 0.16, 0.1, -1]],
    ribbons: RIBBONS.slice(1),
  }),
  malachite: mural({
    name: 'malachite',
    ground: ['#6cac94', '#2c6454'],
    ribbons: RIBBONS,
    clouds: [
      [0.2, 0.3, 0.1, 1],
      [0.84, 0.5, 0.09, -1],
    ],
    cloud: ['#e8e0c4', '#a8442e'],
    blur: 0.005,
  }),
  azurite: mural({
    name: 'azurite',
    ground: ['#24487c', '#0e1e40'],
    ribbons: RIBBONS,
    clouds: [
      [0.2, 0.32, 0.1, 1],
      [0.86, 0.16, 0.1, -1],
    ],
    cloud: ['#c8d8d8', '#4a9078'],
    blur: 0.004,
  }),
  pale: mural({
    name: 'pale',
    ground: ['#f6ecd6', '#dcc8a0'],
    ribbons: RIBBONS,
    clouds: [[0.84, 0.14, 0.1, -1]],
    blur: 0.006,
    wear: 0.7,
  }),
  cinnabar: mural({
    name: 'cinnabar',
    ground: ['#a8503a', '#5c2418'],
    halo: [0.66, 0.4, 0.36],
    clouds: [
      [0.16, 0.18, 0.11, 1],
      [0.12, 0.62, 0.09, 1],
    ],
    cloud: ['#ecdcba', '#c88c48'],
  }),
  ceiling: ceiling({ name: 'ceiling', at: [0.52, 0.4], size: 0.34, dark: 0.6 }),
  nearCeiling: ceiling({ name: 'near-ceiling', at: [0.3, 0.2], size: 0.5, blur: 0.008 }),
  niches: niches({ name: 'niches', ground: ['#c89c68', '#8c6038'], size: 0.17 }),
  mouth: caveMouth({ name: 'mouth', mouth: [0.16, 0.32, 0.22], light: ['#bcdcf0', '#fff0cc'] }),
  rightMouth: caveMouth({ name: 'right-mouth', mouth: [0.2, 0.38, 0.16], light: ['#f8d8a0', '#ffe8c0'], blur: 0.009 }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.noon,
  PLACES.malachite,
  PLACES.duskCliff,
  PLACES.pale,
  PLACES.azurite,
  PLACES.dusk,
  PLACES.niches,
];
