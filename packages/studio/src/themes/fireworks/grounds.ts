import { inSet } from '../stand-in-set.ts';

/** Places for frames side by side, each with its light. */
export const FRAMES = [
  inSet('river-fireworks', 'gold', { crop: { zoom: 1.4, x: 0.1, y: 0.1 } }),
  inSet('river-fireworks', 'colours', { crop: { zoom: 1.2 } }),
  inSet('city-dusk', 'terrace', { crop: { zoom: 1.2 } }),
  inSet('river-fireworks', 'gold', { flip: true, crop: { zoom: 1.5, x: 0.9, y: 0.2 } }),
  inSet('river-fireworks', 'colours', { flip: true, crop: { zoom: 1.5, x: 0.9 } }),
] as const;
