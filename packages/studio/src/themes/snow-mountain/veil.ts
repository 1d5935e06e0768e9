import type { Clouds } from '../../scenes/clouds.ts';

/** Thin clouds drawn out by the wind, in the light of their hour. */
export const veil = (lit: string, shade: string, cover = 0.5, horizon = 0.64): Clouds => ({
  cover,
  lit,
  shade,
  horizon,
  softness: 0.55,
  streak: 1.8,
});
