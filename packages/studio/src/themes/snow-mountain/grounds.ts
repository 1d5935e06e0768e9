import { inSet } from '../stand-in-set.ts';

/** The hours of one day, for the small frames, each with its light. */
export const HOURS = [
  inSet('snow-peaks', 'glow', { crop: { zoom: 1.2, x: 0.1 } }),
  inSet('snow-peaks', 'day', { flip: true, crop: { zoom: 1.2 } }),
  inSet('snow-peaks', 'chalet', { crop: { zoom: 1.2 } }),
  inSet('snow-peaks', 'blue-hour', { flip: true, crop: { zoom: 1.3, x: 0.8 } }),
  inSet('snow-peaks', 'day', { crop: { zoom: 1.5, x: 0.9, y: 0.2 } }),
] as const;
