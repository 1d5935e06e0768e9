import type { Lighting } from '../../stages/light/lighting.ts';

/** Light of a north window: one clear side, soft shadows, little colour from the ground. */
export function paintersLight(light: Omit<Lighting, 'transfer'>): Lighting {
  return { fill: 0.5, tint: 0.15, rim: 0.2, haze: 0.25, wrap: 0.2, transfer: 0.08, ...light };
}
