import { inSet } from '../stand-in-set.ts';

/** A walk through the quarter, for the small frames, each place with its light. */
export const WALK = [
  inSet('paris-street', 'dusk', { crop: { zoom: 1.3, x: 0.9 } }),
  inSet('paris-street', 'terrace', { crop: { zoom: 1.2 } }),
  inSet('corner-cafe', 'window', { crop: { zoom: 1.2 } }),
  inSet('paris-street', 'terrace', { flip: true, crop: { zoom: 1.5, x: 0.9, y: 0.2 } }),
  inSet('paris-street', 'dusk', { flip: true, crop: { zoom: 1.6, x: 0.2, y: 0.1 } }),
] as const;
