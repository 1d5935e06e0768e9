import type { Grade } from '../../stages/grade/grade.ts';
import type { Lighting } from '../../stages/light/lighting.ts';

/** The flat, bright lamps of the booth: no shadows, clear skin. */
export function boothLight(more: Partial<Lighting> = {}): Lighting {
  return {
    key: { from: [0.15, -0.3, 1], strength: 0.46, colour: [1, 0.99, 0.99], wrap: 0.6, hardness: 1 },
    fill: 0.66,
    tint: 0.05,
    rim: 0.25,
    transfer: 0,
    haze: 0.05,
    wrap: 0.3,
    ...more,
  };
}

/** Bright and a little soft, as the booth prints. */
export const BOOTH: Grade = { look: 'rose', strength: 0.55, exposure: 1.03, bloom: 0.12, grain: 0.012 };
