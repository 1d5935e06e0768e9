import type { Rgb } from '../../stages/colour.ts';
import type { Lighting } from '../../stages/light/lighting.ts';

export const PINK_RIM: Rgb = [1.3, 0.3, 0.85];
export const CYAN_RIM: Rgb = [0.15, 0.95, 1.3];

/**
 * A light, `neon` mostly, of a person between two signs: their colours stay on the edges and the cheeks' far sides, and the key is
 * close to white, so that skin of any tone keeps its own.
 */
export function between(left: Rgb, right: Rgb, light: Omit<Lighting, 'rimColours' | 'extra'>): Lighting {
  const side = (colour: Rgb): Rgb => [colour[0] * 0.3, colour[1] * 0.3, colour[2] * 0.3];
  return {
    ...light,
    rimColours: [left, right],
    extra: [
      { from: [-1, -0.1, 0.12], colour: side(left), wrap: 0.05, hardness: 1.8 },
      { from: [1, -0.1, 0.12], colour: side(right), wrap: 0.05, hardness: 1.8 },
    ],
  };
}
