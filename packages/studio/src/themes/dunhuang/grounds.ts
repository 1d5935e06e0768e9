import type { Scene } from '../../scenes/scene-kinds.ts';
import { keyOf } from '../lights.ts';
import { inSet, type SetLight } from '../stand-in-set.ts';
import { ceiling, mural, niches, RIBBONS } from './caves.ts';

/** After the sun: a lantern's light on the face, from the left or the right. */
export const lantern = (side: 'left' | 'right'): SetLight => ({ key: keyOf('lamp', side, { strength: 0.38 }) });

/** The dunes at their hours, for the small frames. */
export const HOURS = [
  inSet('dune-evening', 'gold', { crop: { zoom: 1.2, x: 0.1 } }),
  inSet('dune-evening', 'sun', { flip: true, crop: { zoom: 1.2 } }),
  inSet('dune-evening', 'rose', { crop: { zoom: 1.1, x: 0.9 }, light: lantern('left') }),
  inSet('dune-evening', 'stars', { flip: true, crop: { zoom: 1.1 }, light: lantern('left') }),
] as const;

/** The painted walls. */
export const PLACES = {
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
  niches: niches({ name: 'niches', ground: ['#c89c68', '#8c6038'], size: 0.14, blur: 0.009 }),
} as const satisfies Record<string, Scene>;

/** Places for frames side by side. */
export const FRAMES = [
  HOURS[0],
  PLACES.malachite,
  HOURS[2],
  PLACES.pale,
  PLACES.azurite,
  HOURS[3],
  PLACES.niches,
] as const;
