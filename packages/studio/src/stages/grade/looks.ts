import { clamp01 } from '../../pixels/interpolate.ts';
import { lumaOf, type Rgb } from '../colour.ts';

export type Look = (red: number, green: number, blue: number) => Rgb;

const each = (colour: Rgb, of: (value: number) => number): Rgb => [of(colour[0]), of(colour[1]), of(colour[2])];

/** S-curve: 0 straight to 1 a full Hermite step. */
export function contrastCurve(value: number, amount: number): number {
  const v = clamp01(value);
  return v + (v * v * (3 - 2 * v) - v) * amount;
}

export function saturate(colour: Rgb, amount: number): Rgb {
  const luma = lumaOf(...colour);
  return each(colour, (v) => luma + (v - luma) * amount);
}

/** Adds one colour to the shadows and another to the highlights. */
export function splitTone(colour: Rgb, shadows: Rgb, highlights: Rgb): Rgb {
  const luma = clamp01(lumaOf(...colour));
  const dark = (1 - luma) * (1 - luma);
  const bright = luma * luma;
  const of = (c: 0 | 1 | 2): number => colour[c] + shadows[c] * dark + highlights[c] * bright;
  return [of(0), of(1), of(2)];
}

const curves = (r: number, g: number, b: number, k: number): Rgb => [
  contrastCurve(r, k),
  contrastCurve(g, k),
  contrastCurve(b, k),
];

function monochrome(contrast: number, tone: Rgb, black = 0): Look {
  return (r, g, b) => {
    const y = black + (1 - black) * contrastCurve(0.45 * r + 0.45 * g + 0.1 * b, contrast);
    return [y * tone[0], y * tone[1], y * tone[2]];
  };
}

function duotone(dark: Rgb, bright: Rgb, contrast: number): Look {
  return (r, g, b) => {
    const y = contrastCurve(0.4 * r + 0.45 * g + 0.15 * b, contrast);
    return [
      dark[0] + (bright[0] - dark[0]) * y,
      dark[1] + (bright[1] - dark[1]) * y,
      dark[2] + (bright[2] - dark[2]) * y,
    ];
  };
}

/** Named grades: each maps sRGB 0 to 1 to sRGB. */
export const LOOKS = {
  none: (r, g, b) => [r, g, b],
  clean: (r, g, b) =>
    saturate(
      each(curves(r, g, b, 0.22), (v) => clamp01(v) ** 0.94),
      1.04,
    ),
  /** Warm print film. */
  film: (r, g, b) =>
    splitTone(
      saturate(
        each(
          [contrastCurve(r, 0.35) * 1.03, contrastCurve(g, 0.35), contrastCurve(b, 0.3) * 0.93 + 0.02],
          (v) => 0.025 + v * 0.95,
        ),
        1.05,
      ),
      [0.01, 0.005, -0.01],
      [0.035, 0.012, -0.045],
    ),
  /** Pale, greenish negative film. */
  pastel: (r, g, b) =>
    splitTone(
      saturate(
        each(
          [contrastCurve(r, 0.2), contrastCurve(g, 0.2) * 1.01 + 0.008, contrastCurve(b, 0.2) * 0.98 + 0.02],
          (v) => 0.04 + v * 0.92,
        ),
        0.86,
      ),
      [-0.02, 0.018, 0.025],
      [0.02, 0.015, -0.02],
    ),
  teal: (r, g, b) => splitTone(saturate(curves(r, g, b, 0.45), 1.06), [-0.045, 0.01, 0.05], [0.05, 0.01, -0.05]),
  gold: (r, g, b) =>
    splitTone(
      saturate([contrastCurve(r, 0.25) * 1.04, contrastCurve(g, 0.25) * 0.99, contrastCurve(b, 0.25) * 0.87], 1.05),
      [0.02, 0, -0.005],
      [0.05, 0.025, -0.05],
    ),
  cool: (r, g, b) =>
    splitTone(
      saturate([contrastCurve(r, 0.3) * 0.97, contrastCurve(g, 0.3), contrastCurve(b, 0.25) * 1.04], 0.9),
      [-0.01, 0, 0.03],
      [0, 0.005, 0.012],
    ),
  neon: (r, g, b) =>
    splitTone(
      saturate([contrastCurve(r, 0.3), contrastCurve(g, 0.4), contrastCurve(b, 0.2)], 1.15),
      [0.015, -0.015, 0.05],
      [0.03, -0.02, 0.03],
    ),
  rose: (r, g, b) =>
    splitTone(
      saturate(
        each(curves(r, g, b, 0.18), (v) => 0.04 + 0.95 * v ** 0.92),
        0.95,
      ),
      [0.02, 0, 0.015],
      [0.025, 0.005, 0.012],
    ),
  forest: (r, g, b) =>
    splitTone(
      saturate([contrastCurve(r, 0.3) * 0.98, contrastCurve(g, 0.28) * 1.01, contrastCurve(b, 0.3) * 0.92], 0.92),
      [-0.015, 0.012, 0],
      [0.03, 0.02, -0.03],
    ),
  /** Silver-poor print: little colour, hard contrast. */
  bleach: (r, g, b) => saturate(curves(r, g, b, 0.7), 0.45),
  bw: monochrome(0.55, [1, 1, 1]),
  softbw: monochrome(0.15, [1, 1, 1], 0.06),
  noir: monochrome(0.9, [1, 1, 1]),
  sepia: monochrome(0.2, [1.04, 0.9, 0.7], 0.06),
  cyanotype: duotone([0.03, 0.1, 0.27], [0.93, 0.97, 0.98], 0.45),
  redprint: duotone([0.16, 0.01, 0.04], [1, 0.86, 0.72], 0.5),
  violetprint: duotone([0.11, 0.03, 0.24], [1, 0.84, 0.62], 0.5),
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;
