/** How an unsharp mask works. */
export interface Sharpening {
  /** Of the Gaussian blur whose difference from the picture is added, pixels. */
  sigmaPx: number;
  /** Share of a small difference that is added: skin, noise. */
  flat: number;
  /** Share of what a difference is above a small one: edges. */
  edge: number;
}

/** Rows of interleaved bytes; an alpha is left alone. */
interface Pixels {
  widthPx: number;
  heightPx: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Differences and the most that is added, grey levels: those of libvips, which are 2, 10 and 20 of 100. */
const SMALL = 5;
const MOST_LIGHTER = 25;
const MOST_DARKER = 50;
/** In sigmas: there a Gaussian has fallen to 5 %. */
const REACH = Math.sqrt(-2 * Math.log(0.05));

/**
 * Sharpens in place by an unsharp mask of the luma (Rec. 601, of gamma-encoded sRGB). Holds no more than a few rows beside the
 * picture.
 */
export function sharpen({ widthPx, heightPx, data }: Pixels, { sigmaPx, flat, edge }: Sharpening): void {
  const weights = gaussianWeights(sigmaPx);
  const radius = (weights.length - 1) / 2;
  const stride = data.length / heightPx;
  // With its first and last values repeated, so that no tap falls beside the row.
  const lumas = weights.map(() => new Float32Array(widthPx + 2 * radius));
  const blurs = weights.map(() => new Float32Array(widthPx));
  const rowOf = (rows: Float32Array[], y: number): Float32Array =>
    rows[Math.min(Math.max(y, 0), heightPx - 1) % rows.length] as Float32Array;
  const sum = new Float32Array(widthPx);
  for (let ahead = 0; ahead < heightPx + radius; ahead++) {
    if (ahead < heightPx) {
      readLuma(data, ahead * stride, stride / widthPx, radius, rowOf(lumas, ahead));
      blurRow(rowOf(lumas, ahead), weights, rowOf(blurs, ahead));
    }
    const y = ahead - radius;
    if (y < 0) continue;
    sum.fill(0);
    for (let tap = 0; tap < weights.length; tap++) addRow(rowOf(blurs, y + tap - radius), 0, weights[tap] ?? 0, sum);
    addDifference(
      rowOf(lumas, y).subarray(radius, radius + widthPx),
      sum,
      flat,
      edge,
      data,
      y * stride,
      stride / widthPx,
    );
  }
}

/** Weights of a Gaussian at whole pixels, their sum 1. */
function gaussianWeights(sigmaPx: number): number[] {
  const radius = Math.max(1, Math.round(sigmaPx * REACH));
  const heights = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigmaPx ** 2)));
  const total = heights.reduce((sum, height) => sum + height, 0);
  return heights.map((height) => height / total);
}

function readLuma(data: Pixels['data'], from: number, channels: number, radius: number, luma: Float32Array): void {
  const end = luma.length - radius;
  for (let x = radius, at = from; x < end; x++, at += channels) {
    luma[x] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  luma.fill(luma[radius] ?? 0, 0, radius);
  luma.fill(luma[end - 1] ?? 0, end);
}

function blurRow(padded: Float32Array, weights: readonly number[], blurred: Float32Array): void {
  blurred.fill(0);
  for (let tap = 0; tap < weights.length; tap++) addRow(padded, tap, weights[tap] ?? 0, blurred);
}

function addRow(row: Float32Array, from: number, weight: number, sum: Float32Array): void {
  for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] ?? 0) + weight * (row[from + x] ?? 0);
}

function addDifference(
  luma: Float32Array,
  blurred: Float32Array,
  flat: number,
  edge: number,
  data: Pixels['data'],
  from: number,
  channels: number,
): void {
  for (let x = 0, at = from; x < luma.length; x++, at += channels) {
    const difference = (luma[x] ?? 0) - (blurred[x] ?? 0);
    const small = Math.min(Math.max(difference, -SMALL), SMALL);
    const added = Math.min(Math.max(flat * small + edge * (difference - small), -MOST_DARKER), MOST_LIGHTER);
    for (let c = 0; c < 3; c++) data[at + c] = Math.min(Math.max(Math.round((data[at + c] ?? 0) + added), 0), 255);
  }
}
