import type { Scene } from '../../scenes/scene-kinds.ts';
import { CORNERS } from './corners.ts';
import { MARBLE, POSTCARD, POSTER } from './papers.ts';
import { STREETS } from './streets.ts';

/** Every place of the theme. */
export const PARIS = {
  ...STREETS,
  ...CORNERS,
  marble: MARBLE,
  postcard: POSTCARD,
  poster: POSTER,
} as const satisfies Record<string, Scene>;

/** A walk through the quarter, for the small frames. */
export const WALK: readonly Scene[] = [
  PARIS.boulevard,
  PARIS.bookstalls,
  PARIS.metro,
  PARIS.flowers,
  PARIS.roofs,
  PARIS.redCafe,
  PARIS.bridge,
  PARIS.passage,
  PARIS.towerNight,
];
