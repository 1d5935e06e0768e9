import type { Scene } from '../../scenes/scene-kinds.ts';
import { blueHills, CRACKLE, waveNight } from './landscapes.ts';
import { RESERVED } from './motifs.ts';
import { gauze, kiln, paintedStudio, plateWall, plumWindow, tiles, vaseShelf } from './rooms.ts';

const WHITE = ['#ffffff', '#dfe6ee'] as const;
const COBALT_WALL = ['#3a68b8', '#132a62'] as const;

/** Every place of the theme. */
export const PLACES = {
  studio: paintedStudio({ name: 'studio', wall: WHITE, open: [0.3, 0.5, 0.46] }),
  studioRight: paintedStudio({
    name: 'studio-right',
    wall: ['#fbfdff', '#d4deea'],
    open: [0.72, 0.55, 0.5],
    cell: 0.26,
  }),
  cobalt: paintedStudio({
    name: 'cobalt',
    wall: COBALT_WALL,
    cobalt: RESERVED,
    open: [0.5, 0.5, 0.3],
    cell: 0.28,
    blur: 0.004,
  }),
  plates: plateWall({
    name: 'plates',
    wall: ['#d8cbb4', '#9c8a70'],
    plates: [
      [0.16, 0.14, 0.2],
      [0.62, 0.1, 0.16],
      [0.92, 0.32, 0.19],
      [0.1, 0.44, 0.15],
      [0.9, 0.66, 0.15],
      [0.36, 0.3, 0.11],
    ],
  }),
  greatPlate: plateWall({
    name: 'great-plate-wall',
    wall: ['#2c4f94', '#0f2456'],
    plates: [[0.52, 0.42, 0.47]],
    blur: 0.002,
  }),
  shelf: vaseShelf({ name: 'shelf', wall: ['#c8b89c', '#7a654c'], wood: '#4a2e1c', light: '#fff2d4' }),
  dimShelf: vaseShelf({
    name: 'dim-shelf',
    wall: ['#28303e', '#10141c'],
    wood: '#1c1410',
    light: '#b8d0f0',
    blur: 0.009,
  }),
  kiln: kiln({ name: 'kiln', kilnX: 0.2 }),
  tiles: tiles({ name: 'tiles', tone: ['#ffffff', '#1c2e58'], size: 0.17 }),
  gauze: gauze({ name: 'gauze', light: ['#ffffff', '#d0def0'] }),
  plum: plumWindow({ name: 'plum', at: [0.64, 0.36, 0.42], wall: ['#f8faf8', '#d6dce2'] }),
  hills: blueHills({ name: 'hills', air: ['#f4f8fc', '#dfe9f4'], ink: ['#b4cae8', '#7fa0d4', '#3f68b0', '#1c3e86'] }),
  paleHills: blueHills({
    name: 'pale-hills',
    air: ['#dfe9ec', '#f4f7f6'],
    ink: ['#cddbe4', '#b0c6d6', '#92aec6'],
    blur: 0.004,
  }),
  duskHills: blueHills({
    name: 'dusk-hills',
    air: ['#22366c', '#e8c4a8'],
    ink: ['#8c94bc', '#5a6ca4', '#2c4484', '#142658'],
    moon: true,
    blur: 0.003,
  }),
  waves: waveNight({ name: 'waves', sky: ['#0a1636', '#1f3f86'], moon: [0.24, 0.24, 0.2] }),
  crackle: CRACKLE,
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES: readonly Scene[] = [
  PLACES.studio,
  PLACES.cobalt,
  PLACES.hills,
  PLACES.tiles,
  PLACES.dimShelf,
  PLACES.gauze,
  PLACES.waves,
];
