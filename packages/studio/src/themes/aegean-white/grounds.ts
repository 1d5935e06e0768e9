import type { Scene } from '../../scenes/scene-kinds.ts';
import { LANES } from './lanes.ts';
import { POSTER } from './poster.ts';
import { SHORES } from './shores.ts';

/** Every place of the theme. */
export const AEGEAN = { ...SHORES, ...LANES, poster: POSTER } as const satisfies Record<string, Scene>;

/** A day on the island, for the small frames. */
export const DAY: readonly Scene[] = [
  AEGEAN.haze,
  AEGEAN.domes,
  AEGEAN.lane,
  AEGEAN.door,
  AEGEAN.flowers,
  AEGEAN.caldera,
  AEGEAN.pool,
  AEGEAN.pinkEvening,
  AEGEAN.dusk,
];
