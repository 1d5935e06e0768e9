import type { Rgb } from '../../stages/colour.ts';
import type { Lighting } from '../../stages/light/lighting.ts';
import { LIGHTS } from '../../themes/light-presets.ts';
import { between, CYAN_RIM, PINK_RIM } from '../../themes/neon-night/neon-light.ts';
import type { Air } from './airs.ts';
import type { Wish } from './wish.ts';

const WARM: Rgb = [1.13, 0.93, 0.7];
const MOON: Rgb = [0.86, 0.95, 1.12];

/** The light of a picture: of its air, changed by what was asked for. */
export function lightingOf(wish: Wish, air: Air, index: number, isIndoors: boolean): Lighting {
  const side = index % 2 === 0 ? 1 : -1;
  const asked = wish.of('light');
  const light = asked[index % Math.max(1, asked.length)];
  const usual: Lighting = {
    key: { from: [side * 0.75, -0.42, 0.75], strength: air.isDark ? 0.56 : 0.5 },
    fill: air.isDark ? 0.52 : 0.6,
    tint: isIndoors ? 0.26 : 0.34,
    rim: isIndoors ? 0.7 : 1.05,
    haze: wish.has('weather', 'fog') ? 0.9 : 0.35,
    wrap: 0.8,
    transfer: 0.14,
  };
  switch (light) {
    case 'soft':
      return { ...usual, key: { from: [side * 0.5, -0.4, 0.9], strength: 0.38, wrap: 0.55 }, fill: 0.66, rim: 0.5 };
    case 'dramatic':
      return {
        ...usual,
        key: { from: [side, -0.35, 0.5], strength: 0.86, wrap: 0.08, hardness: 1.8 },
        fill: 0.38,
        tint: 0.2,
        rim: 0.9,
      };
    case 'backlight':
      return { ...usual, key: { from: [side * 0.5, -0.3, 0.85], strength: 0.38 }, fill: 0.54, rim: 2.2, wrap: 1.2 };
    case 'neon':
      return between(side > 0 ? PINK_RIM : CYAN_RIM, side > 0 ? CYAN_RIM : PINK_RIM, {
        ...LIGHTS.neon,
        key: { from: [side * 0.3, -0.4, 0.9], strength: 0.45, colour: [1, 0.96, 1] },
      });
    case 'candle':
      return {
        ...usual,
        key: { from: [side * 0.6, 0.25, 0.8], strength: 0.66, colour: WARM, wrap: 0.35 },
        fill: 0.46,
        tint: 0.25,
        rim: 0.6,
      };
    case 'moonlight':
      return { ...usual, key: { from: [side * 0.7, -0.6, 0.6], strength: 0.58, colour: MOON }, fill: 0.46, rim: 1.4 };
    case 'spotlight':
      return {
        ...usual,
        key: { from: [side * 0.25, -0.95, 0.6], strength: 0.84, colour: [1.02, 1, 0.96], hardness: 1.7 },
        fill: 0.4,
        tint: 0.15,
        rim: 1.4,
      };
    default:
      return usual;
  }
}
