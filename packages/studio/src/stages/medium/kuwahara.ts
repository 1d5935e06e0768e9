import { boxBlur } from '../../pixels/box-blur.ts';
import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { createRaster, type Raster } from '../../pixels/raster.ts';
import type { FlowField } from './flow-field.ts';

const SECTORS = 8;

/** Kuwahara's places lie at most so many radii away. */
const FURTHEST = 1.7;

/** Part of a picture in whole pixels; right and bottom are the first beyond it. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Oriented Kuwahara filter (after Kyprianidis 2009, with box sectors): each pixel takes the mean of the calmest of eight
 * places around it, stretched along the flow. Flattens areas and keeps edges, as a brush does.
 * @param where only where this is above zero; the rest of the result is black.
 */
export function kuwahara(raster: Raster, luma: Plane, flow: FlowField, radiusPx: number, where?: Plane): Raster {
  const { widthPx: w, heightPx: h } = raster;
  const out = createRaster(w, h);
  const whole = { left: 0, top: 0, right: w, bottom: h };
  const part = where ? partOf(where) : whole;
  if (!part) return out;
  const half = Math.max(1, Math.round(radiusPx * 0.62));
  const seen = growPart(part, Math.ceil(radiusPx * FURTHEST) + 1 + half, whole);
  const weighted = weighPlaces(raster, luma, half, seen);
  const stride = seen.right - seen.left;
  const cos = Float32Array.from({ length: SECTORS }, (_, k) => Math.cos((k * Math.PI) / 4));
  const sin = Float32Array.from({ length: SECTORS }, (_, k) => Math.sin((k * Math.PI) / 4));
  for (let y = part.top; y < part.bottom; y++) {
    for (let x = part.left, i = y * w + x; x < part.right; x++, i++) {
      if (where && (where.data[i] ?? 0) <= 0) continue;
      const tx = flow.x[i] ?? 0;
      const ty = flow.y[i] ?? 0;
      const clarity = flow.clarity[i] ?? 0;
      const along = radiusPx * (0.8 + 0.9 * clarity);
      const across = radiusPx * (0.8 - 0.45 * clarity);
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      for (let k = 0; k < SECTORS; k++) {
        const u = (cos[k] ?? 0) * along;
        const v = (sin[k] ?? 0) * across;
        const sx = (x + u * tx - v * ty + 0.5) | 0;
        const sy = (y + u * ty + v * tx + 0.5) | 0;
        const row = Math.min(h - 1, Math.max(0, sy)) - seen.top;
        const j = (row * stride + Math.min(w - 1, Math.max(0, sx)) - seen.left) * 4;
        r += weighted[j] ?? 0;
        g += weighted[j + 1] ?? 0;
        b += weighted[j + 2] ?? 0;
        sum += weighted[j + 3] ?? 0;
      }
      const share = 1 / sum;
      out.data[i * 3] = r * share;
      out.data[i * 3 + 1] = g * share;
      out.data[i * 3 + 2] = b * share;
    }
  }
  return out;
}

/** The smallest part that holds everything above zero. */
function partOf({ widthPx, heightPx, data }: Plane): Part | undefined {
  const part = { left: widthPx, top: heightPx, right: 0, bottom: 0 };
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      if ((data[i] ?? 0) <= 0) continue;
      if (x < part.left) part.left = x;
      if (x >= part.right) part.right = x + 1;
      if (y < part.top) part.top = y;
      part.bottom = y + 1;
    }
  }
  return part.bottom > 0 ? part : undefined;
}

function growPart(part: Part, byPx: number, whole: Part): Part {
  return {
    left: Math.max(whole.left, part.left - byPx),
    top: Math.max(whole.top, part.top - byPx),
    right: Math.min(whole.right, part.right + byPx),
    bottom: Math.min(whole.bottom, part.bottom + byPx),
  };
}

/** Mean colour of each place times its weight, and the weight, which falls with the fourth power of the variance; interleaved. */
function weighPlaces(raster: Raster, luma: Plane, half: number, part: Part): Float32Array {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  // Of the nine planes that this comes from three are there at once.
  const [scratch, mean, squares] = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ] as const;
  cutChannel(luma.data, luma.widthPx, 1, 0, part, mean);
  for (let i = 0; i < mean.data.length; i++) squares.data[i] = (mean.data[i] ?? 0) ** 2;
  boxBlur(mean, half, scratch, mean);
  boxBlur(squares, half, scratch, squares);
  const out = new Float32Array(width * height * 4);
  for (let i = 0, o = 3; o < out.length; i++, o += 4) {
    const variance = Math.max(0, (squares.data[i] ?? 0) - (mean.data[i] ?? 0) ** 2);
    const calm = 1 / (1 + 900 * variance);
    out[o] = calm * calm * calm * calm + 1e-7;
  }
  for (let c = 0; c < 3; c++) {
    cutChannel(raster.data, raster.widthPx, 3, c, part, mean);
    boxBlur(mean, half, scratch, mean);
    for (let i = 0, o = c; o < out.length; i++, o += 4) out[o] = (mean.data[i] ?? 0) * (out[o + 3 - c] ?? 0);
  }
  return out;
}

/** Copies a part of one of several interleaved channels. */
function cutChannel(
  data: Float32Array,
  widthPx: number,
  channels: number,
  channel: number,
  { left, top, right, bottom }: Part,
  out: Plane,
): void {
  for (let y = top, i = 0; y < bottom; y++) {
    for (let x = left, j = (y * widthPx + left) * channels + channel; x < right; x++, i++, j += channels) {
      out.data[i] = data[j] ?? 0;
    }
  }
}
