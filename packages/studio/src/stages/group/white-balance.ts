import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { lumaOf, type Rgb } from '../colour.ts';
import { type Point, pointAt } from '../figure/landmarks.ts';

/** Outlines of the eye openings in MediaPipe's mesh. */
const EYE_OUTLINES = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
  [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
] as const;
const FULL_CORRECTION = 0.04;
const APPLIED_SHARE = 0.4;
const WHITEST_SHARE = 0.12;
const FEWEST_PIXELS = 8;

/** Red to blue, and green to both, of skin in white light: all skins lie near, and what lies aside is mostly the photo's own light. */
const USUAL_WARMTH = 1.6;
const USUAL_GREEN = 0.96;
const SKIN_SHARE = 0.45;
const MOST_OF_SKIN = 0.08;
/** Skins lie within these in light that nobody would call coloured; of what lies beyond, most is taken off. */
const PLAUSIBLE_WARMTH = [1.25, 2.05] as const;
const PLAUSIBLE_GREEN = [0.86, 1.04] as const;
const CAST_SHARE = 0.85;
const MOST_OF_CAST = 0.16;

/**
 * Gains that draw somebody's skin towards the colour that skin has in white light, so that one photo's light is another's: 8 % at most
 * within what skins are, and up to 16 % more where a coloured light has taken it out of that.
 */
export function skinBalanceOf({ person }: Plate): Rgb {
  const [r, g, b] = person.skinMean;
  if (Math.min(r, g, b) <= 0) return [1, 1, 1];
  const warmth = drawTowards(Math.sqrt(r / b), Math.sqrt(USUAL_WARMTH), PLAUSIBLE_WARMTH.map(Math.sqrt));
  const green = drawTowards(g / Math.sqrt(r * b), USUAL_GREEN, PLAUSIBLE_GREEN);
  const level = lumaOf(r, g, b) / lumaOf(r * warmth, g * green, b / warmth);
  return [warmth * level, green * level, level / warmth];
}

/** The factor that brings a ratio of skin nearer to the usual one. */
function drawTowards(ratio: number, usual: number, [low = 0, high = 0]: readonly number[]): number {
  const plausible = clamp(ratio, low, high);
  const limited = (factor: number, most: number): number => clamp(factor, 1 - most, 1 / (1 - most));
  return (
    limited((usual / plausible) ** SKIN_SHARE, MOST_OF_SKIN) * limited((plausible / ratio) ** CAST_SHARE, MOST_OF_CAST)
  );
}

const known = new WeakMap<Plate, Rgb>();

/**
 * Gains that take a photo's own tint off its person, read from the whites of the eyes: on the axis from amber to blue only,
 * because eyes are pink as well, and correcting that turns skin green.
 */
export function whiteBalanceOf(plate: Plate): Rgb {
  let gains = known.get(plate);
  if (!gains) {
    gains = measure(plate);
    known.set(plate, gains);
  }
  return gains;
}

function measure(plate: Plate): Rgb {
  const pixels: { whiteness: number; r: number; b: number }[] = [];
  for (const outline of EYE_OUTLINES)
    collectPixels(
      plate,
      outline.map((index) => pointAt(plate.landmarks, index)),
      pixels,
    );
  if (pixels.length < FEWEST_PIXELS) return [1, 1, 1];
  pixels.sort((p, q) => q.whiteness - p.whiteness);
  const whitest = pixels.slice(0, Math.max(FEWEST_PIXELS, Math.floor(pixels.length * WHITEST_SHARE)));
  const red = whitest.reduce((sum, { r }) => sum + r, 0);
  const blue = whitest.reduce((sum, { b }) => sum + b, 0);
  return balanceGains(red, blue);
}

/** Gains for a white whose red and blue are these: ± 4 % at most, of which 40 % are applied. */
export function balanceGains(red: number, blue: number): Rgb {
  const full = clamp(Math.sqrt(blue / Math.max(1, red)), 1 - FULL_CORRECTION, 1 + FULL_CORRECTION);
  return [1 + (full - 1) * APPLIED_SHARE, 1, 1 + (1 / full - 1) * APPLIED_SHARE];
}

function collectPixels(plate: Plate, outline: Point[], into: { whiteness: number; r: number; b: number }[]): void {
  const ys = outline.map(({ y }) => y);
  const xs = outline.map(({ x }) => x);
  for (let y = Math.ceil(Math.min(...ys)); y < Math.max(...ys); y++) {
    for (let x = Math.ceil(Math.min(...xs)); x < Math.max(...xs); x++) {
      if (x < 0 || y < 0 || x >= plate.widthPx || y >= plate.heightPx || !contains(outline, x, y)) continue;
      const i = (y * plate.widthPx + x) * 3;
      const [r = 0, g = 0, b = 0] = plate.foreground.subarray(i, i + 3);
      const luma = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
      const saturation = (Math.max(r, g, b) - Math.min(r, g, b)) / 255 / (luma + 0.05);
      into.push({ whiteness: luma - saturation * 0.5, r, b });
    }
  }
}

function contains(outline: readonly Point[], x: number, y: number): boolean {
  let isInside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
  });
  return isInside;
}
