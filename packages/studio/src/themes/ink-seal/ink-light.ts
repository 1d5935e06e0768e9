import type { Lighting } from '../../stages/light/lighting.ts';

/** Light for drawing: one clear side so that lines and washes find the form, nothing taken from the paper. */
export function inkLight(side: number): Lighting {
  return {
    key: { from: [side, -0.5, 0.8], strength: 0.5, colour: [1, 1, 1], wrap: 0.45 },
    fill: 0.62,
    tint: 0,
    rim: 0,
    haze: 0,
    wrap: 0,
    transfer: 0,
  };
}
