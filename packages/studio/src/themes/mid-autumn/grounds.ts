import { inSet } from '../stand-in-set.ts';

/** Places for frames side by side, each with its light. */
export const FRAMES = [
  inSet('moon-garden', 'gate', { crop: { zoom: 1.4, x: 0.1 } }),
  inSet('moon-garden', 'moon', { crop: { zoom: 1.2 } }),
  inSet('red-courtyard', 'lanterns', { crop: { zoom: 1.2 } }),
  inSet('moon-garden', 'moon', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.2 } }),
  inSet('moon-garden', 'gate', { flip: true, crop: { zoom: 1.2 } }),
] as const;
