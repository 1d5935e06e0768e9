import { NET_SCALE } from './cut-tiles.ts';

const COLOURS = 3;
const TAPS = 3;
/** Values of a pixel for one row of taps, and for all. */
const ROW = TAPS * COLOURS;
const ALL = TAPS * ROW;
/** Of the pixels that one becomes the last looks at the one after; the first at the one before; those between at itself. */
const LAST = NET_SCALE - 1;

/**
 * The net repeats every pixel four times each way and then convolves with 3 × 3 taps: most taps fall on one pixel. What each
 * adds is computed once a pixel, 9 × 3 values with one more pixel on every side, and summed here.
 */
export function spreadTaps(
  taps: Float32Array,
  bias: ArrayLike<number>,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const line = widthPx * NET_SCALE * COLOURS;
  const out = new Float32Array(line * heightPx * NET_SCALE);
  const sums = new Float32Array((widthPx + 2) * ROW);
  for (let y = 0, to = 0; y < heightPx; y++) {
    for (let phase = 0; phase < NET_SCALE; phase++, to += line) {
      if (phase > 1 && phase < LAST) {
        out.copyWithin(to, to - line, to);
        continue;
      }
      sumRows(taps, y, phase, sums);
      spreadRow(sums, bias, out.subarray(to, to + line));
    }
  }
  return out;
}

/** Adds up what the rows of taps give to the pixels of one row. */
function sumRows(taps: Float32Array, y: number, phase: number, sums: Float32Array): void {
  const row = (sums.length / ROW) * ALL;
  const above = (y + (phase === 0 ? 0 : 1)) * row;
  const middle = (y + 1) * row + ROW;
  const below = (y + (phase === LAST ? 2 : 1)) * row + 2 * ROW;
  for (let to = 0, at = 0; to < sums.length; at += ALL) {
    for (let i = 0; i < ROW; i++, to++) {
      sums[to] = (taps[above + at + i] ?? 0) + (taps[middle + at + i] ?? 0) + (taps[below + at + i] ?? 0);
    }
  }
}

function spreadRow(sums: Float32Array, bias: ArrayLike<number>, out: Float32Array): void {
  for (let to = 0, at = ROW; to < out.length; at += ROW) {
    for (let phase = 0; phase < NET_SCALE; phase++) {
      const before = phase === 0 ? at - ROW : at;
      const after = phase === LAST ? at + ROW : at;
      for (let c = 0; c < COLOURS; c++, to++) {
        out[to] =
          (sums[before + c] ?? 0) +
          (sums[at + COLOURS + c] ?? 0) +
          (sums[after + 2 * COLOURS + c] ?? 0) +
          (bias[c] ?? 0);
      }
    }
  }
}
