import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise, ridged } from '../../pixels/noise.ts';
import type { Random } from '../../pixels/random.ts';
import type { LandPoint, Terrain } from '../../scenes/terrain.ts';
import type { Rgb } from '../../stages/colour.ts';

/** A mountain: its summit's place, its height, and the radius of its foot. */
export interface Summit {
  x: number;
  z: number;
  height: number;
  foot: number;
}

export interface Range {
  summits: readonly Summit[];
  /** Height of the crests between. Default 1. */
  crests?: number;
  /** Distance at which the mountains begin to rise. */
  rises?: number;
  /** Height above which snow lies. */
  snowline?: number;
  /** Colour of rock and of the valley, 0 to 1. */
  rock?: Rgb;
  valley?: Rgb;
  horizon?: number;
  eye?: number;
  sun: Terrain['sun'];
  ambient: string;
  ambientStrength?: number;
  haze: Terrain['haze'];
}

const SNOW: Rgb = [0.95, 0.96, 0.99];

/** Mountains with ridges, gullies and snow where it can lie. */
export function range(options: Range): (random: Random) => Terrain {
  return (random) => {
    const noise = new Noise(random);
    return {
      eye: options.eye ?? 0.35,
      horizon: options.horizon ?? 0.62,
      near: 0.8,
      far: 46,
      heightAt: (x, z) => heightOf(options, noise, x, z),
      groundAt: (point) => groundOf(options, noise, point),
      sun: options.sun,
      ambient: options.ambient,
      ambientStrength: options.ambientStrength ?? 0.6,
      haze: options.haze,
    };
  };
}

function heightOf({ summits, crests = 1, rises = 3 }: Range, noise: Noise, x: number, z: number): number {
  const detail = ridged(noise, x * 0.36 + 3, z * 0.36, 6, 0.4);
  const away = smoothstep(rises, rises + 9, z);
  let height = crests * away * (detail * 1.5 - 0.25) + layered(noise, x * 0.5, z * 0.5, 3) * 0.08;
  for (const summit of summits) {
    const bend = layered(noise, x * 0.3 + 9, z * 0.3, 2) * 0.5;
    const distance = Math.hypot(x - summit.x + bend, (z - summit.z) * 0.8) / summit.foot;
    if (distance >= 1) continue;
    const cone = (1 - distance) ** 1.35;
    height = Math.max(height, cone * summit.height * (0.62 + 0.72 * detail * (1 - cone * 0.55)));
  }
  return height;
}

function groundOf(
  { snowline = 0.5, rock = [0.3, 0.29, 0.31], valley = [0.3, 0.32, 0.26] }: Range,
  noise: Noise,
  { x, z, height, level }: LandPoint,
): Rgb {
  const grain = layered(noise, x * 2.3, height * 6 + z * 0.7, 3);
  const lies = smoothstep(0.36, 0.52, level + grain * 0.1);
  const high = smoothstep(snowline - 0.35, snowline + 0.35, height + grain * 0.3);
  const snow = lies * high;
  const stone = smoothstep(0.02, 0.4, height + grain * 0.1);
  const of = (c: 0 | 1 | 2): number => {
    const bare = (valley[c] + (rock[c] - valley[c]) * stone) * (1 + grain * 0.35);
    return bare + (SNOW[c] - bare) * snow;
  };
  return [of(0), of(1), of(2)];
}
