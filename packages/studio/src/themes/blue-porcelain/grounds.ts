import type { Scene } from '../../scenes/scene-kinds.ts';
import { inSet } from '../stand-in-set.ts';
import { CRACKLE, waveNight } from './landscapes.ts';
import { RESERVED } from './motifs.ts';
import { paintedStudio, plateWall, plumWindow, tiles } from './rooms.ts';

const WHITE = ['#ffffff', '#dfe6ee'] as const;
const COBALT_WALL = ['#3a68b8', '#132a62'] as const;

/** What is painted. */
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
  tiles: tiles({ name: 'tiles', tone: ['#ffffff', '#1c2e58'], size: 0.17 }),
  plum: plumWindow({ name: 'plum', at: [0.64, 0.36, 0.42], wall: ['#f8faf8', '#d6dce2'] }),
  waves: waveNight({ name: 'waves', sky: ['#0a1636', '#1f3f86'], moon: [0.24, 0.24, 0.2] }),
  crackle: CRACKLE,
} as const satisfies Record<string, Scene>;

/** A garden and a canal at their hours, for the small frames. */
export const HOURS = [
  inSet('canal-lanterns', 'mist', { crop: { zoom: 1.1 } }),
  inSet('moon-garden', 'moon', { crop: { zoom: 1.1 } }),
  inSet('canal-lanterns', 'wall', { crop: { zoom: 1.2, x: 0.3 } }),
] as const;

/** Places for frames side by side. */
export const FRAMES = [PLACES.studio, PLACES.cobalt, HOURS[0], PLACES.tiles, HOURS[1], HOURS[2], PLACES.waves] as const;
