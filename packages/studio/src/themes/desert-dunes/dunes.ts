import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import type { Random } from '../../pixels/random.ts';
import type { LandPoint, Terrain } from '../../scenes/terrain.ts';
import type { Rgb } from '../../stages/colour.ts';

export interface Dunes {
  /** Height of the large dunes. Default 1. */
  height?: number;
  /** Dunes per unit across and away. */
  grain?: readonly [x: number, z: number];
  /** Sand in plain daylight, its hollows and its crests. */
  sand?: readonly [low: Rgb, high: Rgb];
  /** Table mountains of red rock behind, their height. */
  mesas?: number;
  /** A hollow for water: its middle, its size, how deep. */
  basin?: { z: number; long: number; deep: number };
  horizon?: number;
  eye?: number;
  sun: Terrain['sun'];
  ambient: string;
  ambientStrength?: number;
  haze: Terrain['haze'];
}

/** Dunes as the wind builds them: a long rise, a sharp crest, a steep lee; ripples at one's feet. */
export function dunes(options: Dunes): (random: Random) => Terrain {
  return (random) => {
    const noise = new Noise(random);
    return {
      eye: options.eye ?? 0.75,
      horizon: options.horizon ?? 0.5,
      near: 0.9,
      far: 42,
      heightAt: (x, z) => heightOf(options, noise, x, z),
      groundAt: (point) => groundOf(options, noise, point),
      sun: options.sun,
      ambient: options.ambient,
      ambientStrength: options.ambientStrength ?? 0.5,
      haze: options.haze,
    };
  };
}

function heightOf(
  { height = 1, grain = [0.16, 0.2], mesas = 0, basin }: Dunes,
  noise: Noise,
  x: number,
  z: number,
): number {
  const bend = layered(noise, x * 0.16, z * 0.13, 2) * 1.1;
  const large = profile(x * grain[0] + z * grain[1] + bend);
  const small = profile(x * grain[0] * 2.6 - z * grain[1] * 1.7 + bend * 1.6 + 0.4);
  const rises = smoothstep(1.5, 7, z);
  let ground = height * (large * 1.25 * rises + small * 0.3) * (0.75 + 0.5 * noise.at(x * 0.09 + 4, z * 0.09));
  if (z < 5) ground += 0.0055 * Math.sin((x * 2.1 + z * 9 + bend * 5) * 6) * (1 - z / 5);
  if (mesas > 0 && z > 12) ground = Math.max(ground, mesa(noise, x, z) * mesas);
  if (basin) ground -= basin.deep * Math.exp(-(((z - basin.z) / basin.long) ** 2));
  return ground;
}

/** One dune per unit: three quarters rise, one quarter falls. */
function profile(at: number): number {
  const t = at - Math.floor(at);
  const rise = smoothstep(-0.15, 0.78, t);
  const fall = (1 - t) / 0.28;
  // The lower of both, rounded where they meet.
  const near = Math.max(0, 0.16 - Math.abs(rise - fall));
  return Math.min(rise, fall) - (near * near) / 0.64;
}

/** Flat tops and stepped walls. */
function mesa(noise: Noise, x: number, z: number): number {
  const raw = layered(noise, x * 0.11 + 20, z * 0.14, 4) * 1.5 + smoothstep(12, 20, z) * 0.2;
  const steps = 4;
  const level = Math.floor(raw * steps) / steps;
  return Math.max(0, level + smoothstep(0.55, 1, (raw - level) * steps) / steps) * 2.2;
}

function groundOf({ sand = SAND, mesas = 0 }: Dunes, noise: Noise, { x, z, height, level }: LandPoint): Rgb {
  const tone = smoothstep(0, 1.4, height) * 0.7 + layered(noise, x * 0.7, z * 0.7, 3) * 0.16;
  const [low, high] = sand;
  const rock = mesas > 0 && z > 12 ? smoothstep(0.85, 0.6, level) : 0;
  const band = 0.85 + 0.15 * Math.sin(height * 26);
  const of = (c: 0 | 1 | 2): number => {
    const grainy = low[c] + (high[c] - low[c]) * tone;
    return grainy + (ROCK[c] * band - grainy) * rock;
  };
  return [of(0), of(1), of(2)];
}

export const SAND: readonly [Rgb, Rgb] = [
  [0.82, 0.56, 0.33],
  [0.95, 0.71, 0.45],
];
export const PALE_SAND: readonly [Rgb, Rgb] = [
  [0.86, 0.72, 0.52],
  [0.97, 0.86, 0.68],
];
const ROCK: Rgb = [0.6, 0.3, 0.2];
