import type { Lighting } from '../../stages/light/lighting.ts';

/** A large soft box: clean skin that takes nothing from the paper. */
export function softBox(side: number, more: Partial<Lighting> = {}): Lighting {
  return {
    key: { from: [side, -0.45, 0.85], strength: 0.54, colour: [1, 1, 0.99], wrap: 0.45 },
    fill: 0.58,
    tint: 0.05,
    rim: 0.25,
    transfer: 0,
    haze: 0.05,
    wrap: 0.3,
    ...more,
  };
}

/** A bare lamp: bright skin and a sharp shadow on the paper. */
export function bareLamp(side: number, more: Partial<Lighting> = {}): Lighting {
  return softBox(side, {
    key: { from: [side, -0.4, 0.85], strength: 0.74, colour: [1.02, 1, 0.97], wrap: 0.1, hardness: 1.4 },
    fill: 0.46,
    rim: 0,
    wrap: 0.1,
    cast: { dx: -side * 0.42, dy: 0.16, softness: 0.016, strength: 0.55 },
    ...more,
  });
}
