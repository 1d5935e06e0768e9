import type { Lighting } from '../../stages/light/lighting.ts';

/** Daylight from a wide sky: soft shadows that take the colours of the place. */
export const openAir = (light: Lighting): Lighting => ({
  fill: 0.58,
  tint: 0.22,
  rim: 0.5,
  haze: 0.25,
  wrap: 0.4,
  transfer: 0.08,
  ...light,
});
