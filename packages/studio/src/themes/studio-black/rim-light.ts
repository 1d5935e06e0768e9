import type { Rgb } from '../../stages/colour.ts';
import type { Lighting } from '../../stages/light/lighting.ts';

export const GOLD_RIM: Rgb = [1.35, 0.95, 0.45];
export const SILVER_RIM: Rgb = [1.05, 1.08, 1.15];

/** A low key: one warm lamp from a side, metal on both edges, enough fill for living eyes. */
export function lowKey(side: number, rim: Rgb = GOLD_RIM, more: Partial<Lighting> = {}): Lighting {
  return {
    key: { from: [side, -0.5, 0.75], strength: 0.72, colour: [1.05, 0.99, 0.91], wrap: 0.3 },
    fill: 0.42,
    tint: 0.04,
    rim: 1.4,
    rimColours: [rim, rim],
    transfer: 0,
    haze: 0.05,
    wrap: 0.35,
    ...more,
  };
}
