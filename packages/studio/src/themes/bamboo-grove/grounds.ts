import { inSet } from '../stand-in-set.ts';

/** Places for frames side by side, each with its light. */
export const FRAMES = [
  inSet('bamboo-mist', 'morning', { crop: { zoom: 1.2, x: 0.1 } }),
  inSet('bamboo-mist', 'dusk', { flip: true, crop: { zoom: 1.2 } }),
  inSet('bamboo-mist', 'noon', { crop: { zoom: 1.3, x: 0.9 } }),
  inSet('bamboo-mist', 'rain', { flip: true, crop: { zoom: 1.3, x: 0.2 } }),
  inSet('moon-garden', 'gate', { crop: { zoom: 1.1 } }),
] as const;
