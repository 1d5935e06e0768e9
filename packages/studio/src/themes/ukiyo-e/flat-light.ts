import type { Lighting } from '../../stages/light/lighting.ts';

/** Light without cast shadows, as prints have it: the form is told by flat colour. */
export const flatLight = (x: number): Lighting => ({
  key: { from: [x, -0.4, 0.9], strength: 0.46, colour: [1.02, 1, 0.96] },
  fill: 0.64,
  tint: 0.08,
  rim: 0,
  transfer: 0.04,
  haze: 0,
  wrap: 0,
  flatten: 0.65,
});
