import { inSet } from '../stand-in-set.ts';

/** Places for frames side by side, each with its light. */
export const FRAMES = [
  inSet('courtyard-evening', 'persimmons', { crop: { zoom: 1.2, x: 0.8 } }),
  inSet('courtyard-evening', 'gate', { flip: true, crop: { zoom: 1.2 } }),
  inSet('courtyard-evening', 'window', { crop: { zoom: 1.3, x: 0.2 } }),
  inSet('courtyard-evening', 'snow', { flip: true, crop: { zoom: 1.2, x: 0.2 } }),
  inSet('courtyard-evening', 'persimmons', { flip: true, crop: { zoom: 1.5, x: 0.1, y: 0.2 } }),
] as const;
