import { GUIDE, GUIDE_CHANNELS } from '../figure/guide.ts';
import type { StagedPerson } from '../stage-person.ts';

/** Faces whose fine detail differs less than this factor look equally sharp. */
const EQUAL_BELOW = 1.1;
/** However soft the other one is, this share of a face's own detail is kept. */
const LEAST_KEPT = 0.45;
const SEARCH_STEPS = 4;
/** Binomial weights, a blur of sigma 1 px. */
const KERNEL = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;

/** Softens the sharper one of two staged people until both faces show the same fine detail, in place. */
export function matchSharpness(people: readonly [StagedPerson, StagedPerson]): void {
  const pixels = people.map(facePixels);
  const details = people.map((person, i) => detailOf(person.colour, person.widthPx, pixels[i] ?? []));
  const [first = 0, second = 0] = details;
  if (first === 0 || second === 0) return;
  const sharper = first > second ? 0 : 1;
  const most = Math.max(first, second);
  const least = Math.min(first, second);
  const person = people[sharper];
  if (most / least < EQUAL_BELOW) return;
  const goal = Math.max(least, most * LEAST_KEPT) * 1.05;
  const soft = blur(person.colour, person.widthPx, person.heightPx);
  const mix = searchMix(person, soft, pixels[sharper] ?? [], goal);
  const { colour } = person;
  for (let i = 0; i < colour.length; i++) {
    const own = colour[i] ?? 0;
    colour[i] = own + ((soft[i] ?? 0) - own) * mix;
  }
}

/** Share of the blurred picture at which the face's detail is the goal's. */
function searchMix(person: StagedPerson, soft: Uint8ClampedArray, pixels: readonly number[], goal: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const mix = (low + high) / 2;
    if (detailOf(person.colour, person.widthPx, pixels, soft, mix) > goal) low = mix;
    else high = mix;
  }
  return (low + high) / 2;
}

/** Indices of pixels well inside the face; every second one is enough. */
function facePixels({ guide, guideWidthPx, guideHeightPx, widthPx, heightPx }: StagedPerson): number[] {
  const pixels: number[] = [];
  for (let y = 1; y < guideHeightPx && y * 2 < heightPx - 1; y++) {
    for (let x = 1; x < guideWidthPx && x * 2 < widthPx - 1; x++) {
      if ((guide[(y * guideWidthPx + x) * GUIDE_CHANNELS + GUIDE.face] ?? 0) > 0.9)
        pixels.push(y * 2 * widthPx + x * 2);
    }
  }
  return pixels;
}

/** Mean absolute Laplacian over mean green, of a picture or of its mix with a softer one. */
function detailOf(
  colour: Uint8ClampedArray,
  widthPx: number,
  pixels: readonly number[],
  soft: Uint8ClampedArray = colour,
  mix = 0,
): number {
  const at = (pixel: number): number => {
    const own = colour[pixel * 4 + 1] ?? 0;
    return own + ((soft[pixel * 4 + 1] ?? 0) - own) * mix;
  };
  let sum = 0;
  let light = 1e-6;
  for (const pixel of pixels) {
    const own = at(pixel);
    sum += Math.abs(4 * own - at(pixel - 1) - at(pixel + 1) - at(pixel - widthPx) - at(pixel + widthPx));
    light += own;
  }
  return sum / light;
}

function blur(colour: Uint8ClampedArray, widthPx: number, heightPx: number): Uint8ClampedArray {
  const rows = new Uint8ClampedArray(colour.length);
  const out = new Uint8ClampedArray(colour.length);
  convolve(colour, rows, 4, widthPx * heightPx * 4);
  convolve(rows, out, widthPx * 4, widthPx * heightPx * 4);
  return out;
}

function convolve(from: Uint8ClampedArray, to: Uint8ClampedArray, step: number, length: number): void {
  const [a, b, c] = KERNEL;
  for (let i = 2 * step; i < length - 2 * step; i++) {
    const own = from[i] ?? 0;
    const far = (from[i - 2 * step] ?? 0) + (from[i + 2 * step] ?? 0);
    const near = (from[i - step] ?? 0) + (from[i + step] ?? 0);
    if (own + far + near > 0) to[i] = far * a + near * b + own * c;
  }
  to.set(from.subarray(0, 2 * step), 0);
  to.set(from.subarray(length - 2 * step, length), length - 2 * step);
}
