import { boxMean } from './box-mean.ts';
import { mapRaw, type RawPicture } from './raw-picture.ts';

const SEARCH_PX = 5;
const PATCH_PX = 2;
/** How alike patches must be, in standard deviations of the noise. */
const LIKENESS = 0.6;

/**
 * Non-local means over two halves of one picture that differ in their noise alone: each half is averaged where the *other* one finds
 * like places, so that noise does not choose its own friends.
 */
export function denoise(first: RawPicture, second: RawPicture): RawPicture {
  const { widthPx, heightPx } = first;
  const a = mapRaw(first, Math.log1p);
  const b = mapRaw(second, Math.log1p);
  clampSparks(a, b);
  const count = widthPx * heightPx;
  const noise = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++)
      noise[i] = (noise[i] ?? 0) + ((a.data[i * 3 + c] ?? 0) - (b.data[i * 3 + c] ?? 0)) ** 2 / 6;
  }
  const variance = boxMean(noise, widthPx, heightPx, 5).map((value) => value + 2e-6);
  const sum = new Float32Array(count * 3);
  for (const [guide, source] of [
    [b, a],
    [a, b],
  ] as const) {
    const mean = averageAlike(guide, source, variance);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (mean[i] ?? 0) / 2;
  }
  return { widthPx, heightPx, data: sum.map((value) => Math.expm1(value)) };
}

/** A pixel that one half alone shows bright is a path by chance, not a lamp. */
function clampSparks(a: RawPicture, b: RawPicture): void {
  for (let i = 0; i < a.data.length; i++) {
    const [one, other] = [a.data[i] ?? 0, b.data[i] ?? 0];
    a.data[i] = Math.min(one, other * 1.6 + 0.12);
    b.data[i] = Math.min(other, one * 1.6 + 0.12);
  }
}

function averageAlike(guide: RawPicture, source: RawPicture, variance: Float32Array): Float32Array {
  const { widthPx, heightPx } = guide;
  const count = widthPx * heightPx;
  const sum = new Float32Array(count * 3);
  const weights = new Float32Array(count);
  const apart = new Float32Array(count);
  const patch = new Float32Array(count);
  for (let dy = -SEARCH_PX; dy <= SEARCH_PX; dy++) {
    for (let dx = -SEARCH_PX; dx <= SEARCH_PX; dx++) {
      const shifted = (i: number): number => {
        const y = Math.min(heightPx - 1, Math.max(0, Math.floor(i / widthPx) + dy));
        return y * widthPx + Math.min(widthPx - 1, Math.max(0, (i % widthPx) + dx));
      };
      for (let i = 0; i < count; i++) {
        const j = shifted(i);
        const known = (variance[i] ?? 0) + (variance[j] ?? 0);
        let square = 0;
        for (let c = 0; c < 3; c++) square += ((guide.data[i * 3 + c] ?? 0) - (guide.data[j * 3 + c] ?? 0)) ** 2;
        apart[i] = (square / 3 - known) / (LIKENESS * LIKENESS * known);
      }
      boxMean(apart, widthPx, heightPx, PATCH_PX, patch);
      for (let i = 0; i < count; i++) {
        const weight = Math.exp(-Math.max(0, patch[i] ?? 0));
        if (weight < 1e-4) continue;
        const j = shifted(i) * 3;
        weights[i] = (weights[i] ?? 0) + weight;
        for (let c = 0; c < 3; c++) sum[i * 3 + c] = (sum[i * 3 + c] ?? 0) + (source.data[j + c] ?? 0) * weight;
      }
    }
  }
  return sum.map((value, i) => value / (weights[Math.floor(i / 3)] || 1));
}
