import { boxBlur } from '../../pixels/box-blur.ts';
import { createPlane, type Plane } from '../../pixels/plane.ts';
import { createRaster, type Raster, splitRaster } from '../../pixels/raster.ts';
import type { FlowField } from './flow-field.ts';

const SECTORS = 8;

/**
 * Oriented Kuwahara filter (after Kyprianidis 2009, with box sectors): each pixel takes the mean of the calmest of eight
 * places around it, stretched along the flow. Flattens areas and keeps edges, as a brush does.
 */
export function kuwahara(raster: Raster, luma: Plane, flow: FlowField, radiusPx: number): Raster {
  const { widthPx: w, heightPx: h } = raster;
  const weighted = weighPlaces(raster, luma, Math.max(1, Math.round(radiusPx * 0.62)));
  const out = createRaster(w, h);
  const cos = Float32Array.from({ length: SECTORS }, (_, k) => Math.cos((k * Math.PI) / 4));
  const sin = Float32Array.from({ length: SECTORS }, (_, k) => Math.sin((k * Math.PI) / 4));
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
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
        const j = (Math.min(h - 1, Math.max(0, sy)) * w + Math.min(w - 1, Math.max(0, sx))) * 4;
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

/** Mean colour of each place times its weight, and the weight, which falls with the fourth power of the variance; interleaved. */
function weighPlaces(raster: Raster, luma: Plane, half: number): Float32Array {
  const [red, green, blue] = splitRaster(raster);
  const scratch = createPlane(luma.widthPx, luma.heightPx);
  const mean = (plane: Plane): Float32Array => boxBlur(plane, half, scratch).data;
  const squares = createPlane(luma.widthPx, luma.heightPx);
  for (let i = 0; i < squares.data.length; i++) squares.data[i] = (luma.data[i] ?? 0) ** 2;
  const [r, g, b, y, yy] = [mean(red), mean(green), mean(blue), mean(luma), mean(squares)];
  const out = new Float32Array(luma.data.length * 4);
  for (let i = 0, o = 0; i < luma.data.length; i++, o += 4) {
    const variance = Math.max(0, (yy[i] ?? 0) - (y[i] ?? 0) ** 2);
    const calm = 1 / (1 + 900 * variance);
    const weight = calm * calm * calm * calm + 1e-7;
    out[o] = (r[i] ?? 0) * weight;
    out[o + 1] = (g[i] ?? 0) * weight;
    out[o + 2] = (b[i] ?? 0) * weight;
    out[o + 3] = weight;
  }
  return out;
}
