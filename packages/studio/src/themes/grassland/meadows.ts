import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import type { Random } from '../../pixels/random.ts';
import type { LandPoint, Terrain } from '../../scenes/terrain.ts';
import type { Rgb } from '../../stages/colour.ts';

export interface Meadow {
  /** Height of the hills. Default 0.5. */
  hills?: number;
  /** Mountains behind, their height. */
  mountains?: number;
  /** A river in bends: width 0 for none. */
  river?: number;
  /** Grass in plain daylight: hollows, crests. */
  grass?: readonly [low: Rgb, high: Rgb];
  /** Flowers strewn over the slopes. */
  flowers?: Rgb;
  horizon?: number;
  eye?: number;
  sun: Terrain['sun'];
  ambient: string;
  ambientStrength?: number;
  haze: Terrain['haze'];
}

export const SUMMER: readonly [Rgb, Rgb] = [
  [0.2, 0.36, 0.1],
  [0.46, 0.58, 0.2],
];
export const GOLD: readonly [Rgb, Rgb] = [
  [0.46, 0.38, 0.14],
  [0.82, 0.66, 0.3],
];
export const GREY: readonly [Rgb, Rgb] = [
  [0.3, 0.3, 0.3],
  [0.62, 0.62, 0.62],
];
const WATER: Rgb = [0.62, 0.76, 0.9];

/** Open grassland: soft hills one behind the other, a river where there is one. */
export function meadow(options: Meadow): (random: Random) => Terrain {
  return (random) => {
    const noise = new Noise(random);
    const { hills = 0.5, mountains = 0, river = 0, grass = SUMMER, flowers } = options;
    const bendAt = (z: number): number => Math.sin(z * 0.62 + 1) * z * 0.16 + Math.sin(z * 0.23) * z * 0.12;
    const heightAt = (x: number, z: number): number => {
      const roll = layered(noise, x * 0.16, z * 0.13, 3, 0.42);
      let height = hills * (roll * 1.1 + 0.3) * smoothstep(0.5, 7, z) + layered(noise, x * 3, z * 3, 2) * 0.006;
      if (mountains > 0)
        height += mountains * smoothstep(16, 30, z) * (0.5 + 0.6 * Math.abs(layered(noise, x * 0.09 + 7, z * 0.1, 4)));
      if (river > 0) height *= smoothstep(0, 1, Math.abs(x - bendAt(z)) / (river * (1 + z * 0.1)) - 0.7);
      return height;
    };
    const groundAt = ({ x, z, height, level }: LandPoint): Rgb => {
      if (river > 0 && Math.abs(x - bendAt(z)) < river * (0.5 + z * 0.05)) return WATER;
      const tone = 0.5 + layered(noise, x * 0.6, z * 0.42, 4, 0.6) * 0.5 + height * 0.3 - (1 - level) * 0.8;
      const strewn = flowers
        ? smoothstep(0.34, 0.5, noise.at(x * 7, z * 5)) * smoothstep(0.1, 0.5, noise.at(x * 0.7, z * 0.5)) * 0.7
        : 0;
      const of = (c: 0 | 1 | 2): number => {
        const green = grass[0][c] + (grass[1][c] - grass[0][c]) * Math.min(1, Math.max(0, tone));
        return green + ((flowers?.[c] ?? green) - green) * strewn;
      };
      return [of(0), of(1), of(2)];
    };
    return {
      eye: options.eye ?? 0.55,
      horizon: options.horizon ?? 0.62,
      near: 0.8,
      far: 44,
      heightAt,
      groundAt,
      sun: options.sun,
      ambient: options.ambient,
      ambientStrength: options.ambientStrength ?? 0.6,
      haze: options.haze,
    };
  };
}
