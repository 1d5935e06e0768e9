import type { Lighting } from '../../stages/light/lighting.ts';

/** Light for a figure on paper: no haze and no scene colour on the skin, unless a sheet says so. */
export const paintLight = (light: Lighting): Lighting => ({
  tint: 0.08,
  rim: 0.2,
  transfer: 0,
  haze: 0,
  wrap: 0.1,
  ...light,
});
