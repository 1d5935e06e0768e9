import type { Rgb } from '../../stages/colour.ts';
import type { Lighting } from '../../stages/light/lighting.ts';

export const PINK_RIM: Rgb = [1.3, 0.3, 0.85];
export const CYAN_RIM: Rgb = [0.15, 0.95, 1.3];
export const VIOLET_RIM: Rgb = [0.6, 0.45, 1.3];
export const ROSE_RIM: Rgb = [1.2, 0.5, 0.9];
export const JADE_RIM: Rgb = [0.15, 1.2, 0.9];
export const AMBER_RIM: Rgb = [1.2, 0.75, 0.3];

/**
 * What two signs add to the light of a place: their colours stay on the edges and the cheeks' far sides, so that skin of any tone
 * keeps its own.
 */
export function signs(left: Rgb, right: Rgb, rim = 0.85): Required<Pick<Lighting, 'rim' | 'rimColours' | 'extra'>> {
  const side = (colour: Rgb): Rgb => [colour[0] * 0.3, colour[1] * 0.3, colour[2] * 0.3];
  return {
    rim,
    rimColours: [left, right],
    extra: [
      { from: [-1, -0.1, 0.12], colour: side(left), wrap: 0.05, hardness: 1.8 },
      { from: [1, -0.1, 0.12], colour: side(right), wrap: 0.05, hardness: 1.8 },
    ],
  };
}

/** A light, `neon` mostly, of a person between two signs; its key is close to white. */
export function between(left: Rgb, right: Rgb, light: Omit<Lighting, 'rimColours' | 'extra'>): Lighting {
  const { rimColours, extra } = signs(left, right);
  return { ...light, rimColours, extra };
}
