import { inSet } from '../stand-in-set.ts';

/** Peach blossom, for petals that fall. */
export const PEACH = ['#f29ab0', '#f8c4d0', '#fde4ea'] as const;

/** Places for frames side by side, each with its light. */
export const FRAMES = [
  inSet('canal-lanterns', 'dusk', { crop: { zoom: 1.2, x: 0.1 } }),
  inSet('canal-lanterns', 'wall', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
  inSet('canal-lanterns', 'night', { crop: { zoom: 1.3, x: 0.9 } }),
  inSet('canal-lanterns', 'mist', { flip: true, crop: { zoom: 1.2 } }),
  inSet('moon-garden', 'gate', { crop: { zoom: 1.1 } }),
] as const;
