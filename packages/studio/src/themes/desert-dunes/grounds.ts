import { keyOf } from '../lights.ts';
import type { SetLight } from '../stand-in-set.ts';
import { inSet } from '../stand-in-set.ts';

/** After the sun: a lantern's light on the face, from the left or the right. */
export const lantern = (side: 'left' | 'right'): SetLight => ({ key: keyOf('lamp', side, { strength: 0.38 }) });

/** An evening and a night among the dunes, for the small frames, each with its light. */
export const HOURS = [
  inSet('dune-evening', 'gold', { crop: { zoom: 1.2, x: 0.1 } }),
  inSet('dune-evening', 'sun', { flip: true, crop: { zoom: 1.2 } }),
  inSet('dune-evening', 'rose', { crop: { zoom: 1.2, x: 0.9 }, light: lantern('left') }),
  inSet('dune-evening', 'stars', { flip: true, crop: { zoom: 1.1 }, light: lantern('left') }),
  inSet('dune-evening', 'camp', { crop: { zoom: 1.2, x: 0.2 }, light: lantern('right') }),
] as const;
