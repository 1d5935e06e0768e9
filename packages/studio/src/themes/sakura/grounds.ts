import { inSet } from '../stand-in-set.ts';

/** Places for frames side by side, each with its light. */
export const FRAMES = [
  inSet('cherry-lane', 'late', { crop: { zoom: 1.3, x: 0.1 } }),
  inSet('cherry-lane', 'bough', { flip: true, crop: { zoom: 1.4, y: 0.1 } }),
  inSet('cherry-lane', 'lanterns', { crop: { zoom: 1.3, x: 0.1 } }),
  inSet('cherry-lane', 'sky', { flip: true, crop: { zoom: 1.3, x: 0.8, y: 0.1 } }),
  inSet('cherry-lane', 'bough', { crop: { zoom: 1.2, x: 0.9, y: 0.8 } }),
] as const;

/** Petals that also show before a pale ground. */
export const SHADED_PETALS = ['#f7a8c0', '#f4c4d4', '#e88aa8'] as const;
