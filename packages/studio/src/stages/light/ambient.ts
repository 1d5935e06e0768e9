import { lumaOf, type Rgb } from '../colour.ts';

/** Factors of the nine real spherical harmonics, and of which numbers of a direction each is a product. */
const FACTORS = [0.282095, 0.488603, 0.488603, 0.488603, 1.092548, 1.092548, 0.315392, 1.092548, 0.546274];
/** Those that change their sign when left and right are exchanged. */
const ODD = [3, 4, 7];
/** Light from behind the person must not burn what it touches; times the light that faces the camera. */
export const BRIGHTEST_AMBIENT = 1.9;

/** The light around somebody, seen in a mirror. */
export function mirrorAmbient(ambient: readonly Rgb[]): Rgb[] {
  return ambient.map((colour, k) => (ODD.includes(k) ? [-colour[0], -colour[1], -colour[2]] : colour));
}

/** Of the difference between up and down, besides: light from below would be missing under every chin. */
const UPRIGHT = 0.5;
/** Of the hues by which directions differ: more of them paint a jaw grey beside a warm neck. */
const HUES = 0.3;

/** The same light from a larger, nearer source: of its differences between directions this share; what faces the camera still receives luma 1. */
export function softenAmbient(ambient: readonly Rgb[], share: number): Rgb[] {
  const [mean = [1, 1, 1] as const] = ambient;
  const hue = scale(mean, 1 / Math.max(0.01, lumaOf(...mean)));
  const softer = ambient.map((colour, k) => {
    if (k === 0) return colour;
    const luma = lumaOf(...colour) * (1 - HUES);
    const evened: Rgb = [
      colour[0] * HUES + hue[0] * luma,
      colour[1] * HUES + hue[1] * luma,
      colour[2] * HUES + hue[2] * luma,
    ];
    return scale(evened, k === 1 ? share * UPRIGHT : share);
  });
  const facing = lumaOf(...receive(softer, [0, 0, 1]));
  return softer.map((colour) => scale(colour, 1 / Math.max(0.01, facing)));
}

function scale([r, g, b]: Rgb, by: number): Rgb {
  return [r * by, g * by, b * by];
}

/** Light that a surface receives whose normal is `x`, `y`, `z`. */
export function receive(ambient: readonly Rgb[], [x, y, z]: Rgb): Rgb {
  const basis = [1, y, z, x, x * y, y * z, 3 * z * z - 1, x * z, x * x - y * y];
  const of = (c: 0 | 1 | 2): number =>
    Math.max(
      0,
      basis.reduce((sum, value, k) => sum + value * (FACTORS[k] ?? 0) * (ambient[k]?.[c] ?? 0), 0),
    );
  return [of(0), of(1), of(2)];
}

/** Polynomials of the normal for red, green and blue, nine numbers each: of its colours the share `tint`, all times `strength`. */
export function ambientOf(ambient: readonly Rgb[], tint: number, strength: number): Float64Array {
  const numbers = new Float64Array(27);
  for (const [k, colour] of ambient.entries()) {
    const luma = lumaOf(...colour);
    for (const [c, value] of colour.entries())
      numbers[c * 9 + k] = (luma + (value - luma) * tint) * (FACTORS[k] ?? 0) * strength;
  }
  return numbers;
}

/** One channel of {@link ambientOf} for a normal and its products, 0 to `most`. */
export function evaluate(
  n: Float64Array,
  o: number,
  x: number,
  y: number,
  z: number,
  xy: number,
  yz: number,
  zz: number,
  xz: number,
  xx: number,
  most: number,
): number {
  const value =
    (n[o] ?? 0) +
    (n[o + 1] ?? 0) * y +
    (n[o + 2] ?? 0) * z +
    (n[o + 3] ?? 0) * x +
    (n[o + 4] ?? 0) * xy +
    (n[o + 5] ?? 0) * yz +
    (n[o + 6] ?? 0) * zz +
    (n[o + 7] ?? 0) * xz +
    (n[o + 8] ?? 0) * xx;
  return value < 0 ? 0 : Math.min(value, most);
}
