/** A small copy of a picture to choose the place by: RGB, 8 bits. */
export interface Thumbnail {
  data: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Part of a thumbnail, in its pixels. */
export interface Patch {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

interface Ground {
  /** Of the brightness, 0 to 127. */
  deviation: number;
  /** Share of pixels that may be skin. */
  skin: number;
  /** Share of pixels that differ hard from the one beside them, and of those that differ as much as the faint letters of a poster's small line. */
  edges: number;
  faint: number;
}

/** Greys as bright as the darkest and the brightest twentieth, 0 to 1. */
export interface Brightness {
  darkest: number;
  brightest: number;
}

/** A step of brightness from one pixel of the thumbnail to the next that counts as the edge of a letter. */
const HARD_EDGE = 30;
const FAINT_EDGE = 15;

export const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const greyOf = (luminance: number): number =>
  luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;

/** What is on a patch: how restless it is, and whether faces or letters may be there. */
export function readGround(thumbnail: Thumbnail, patch: Patch): Ground {
  let [count, sum, squares, skin, edges, faint, before] = [0, 0, 0, 0, 0, 0, 0];
  for (const [r, g, b, isFirst] of pixelsOf(thumbnail, patch)) {
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    if (!isFirst && Math.abs(luma - before) > HARD_EDGE) edges += 1;
    if (!isFirst && Math.abs(luma - before) > FAINT_EDGE) faint += 1;
    before = luma;
    count += 1;
    sum += luma;
    squares += luma * luma;
    if (isSkin(r, g, b, luma)) skin += 1;
  }
  const all = Math.max(1, count);
  return {
    deviation: Math.sqrt(Math.max(0, squares / all - (sum / all) ** 2)),
    skin: skin / all,
    edges: edges / all,
    faint: faint / all,
  };
}

/** Mean distance of red from blue up to which a picture is of greys, or toned like them. */
const TINT = 14;

/** Whether a picture is black and white. */
export function isColourless({ data }: Thumbnail): boolean {
  let sum = 0;
  for (let at = 0; at < data.length; at += 3) sum += Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0));
  return sum <= (TINT * data.length) / 3;
}

/** Between which greys a patch lies. */
export function readBrightness(thumbnail: Thumbnail, patch: Patch): Brightness {
  const luminances: number[] = [];
  for (const [r, g, b] of pixelsOf(thumbnail, patch)) {
    luminances.push(0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255));
  }
  luminances.sort((a, b) => a - b);
  const at = (share: number) => luminances[Math.floor(luminances.length * share)];
  return { darkest: greyOf(at(0.05) ?? 0), brightest: greyOf(at(0.95) ?? 1) };
}

/** Red, green and blue of each pixel, row by row, and whether it is the first of its row. */
function* pixelsOf({ data, widthPx, heightPx }: Thumbnail, patch: Patch): Generator<[number, number, number, boolean]> {
  const from = Math.max(0, Math.floor(patch.left));
  const to = Math.min(widthPx, Math.ceil(patch.left + patch.widthPx));
  const bottom = Math.min(heightPx, Math.ceil(patch.top + patch.heightPx));
  for (let row = Math.max(0, Math.floor(patch.top)); row < bottom; row++) {
    for (let column = from; column < to; column++) {
      const at = (row * widthPx + column) * 3;
      yield [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, column === from];
    }
  }
}

/** The usual box in CbCr (Chai and Ngan 1999). */
function isSkin(r: number, g: number, b: number, luma: number): boolean {
  const cb = 128 + 0.564 * (b - luma);
  const cr = 128 + 0.713 * (r - luma);
  return luma > 60 && cb >= 77 && cb <= 127 && cr >= 137 && cr <= 173 && r > g;
}
