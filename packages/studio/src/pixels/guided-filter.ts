import { boxBlur } from './box-blur.ts';
import { createPlane, type Plane } from './float-plane.ts';
import { enlargePlane, shrinkPlane } from './resample.ts';

export interface GuidedFilterOptions {
  radiusPx: number;
  /** Variance under which the guide counts as flat, in squared units of the guide (0 to 1). */
  epsilon: number;
  /** Coefficients are found on a picture shrunken by this whole factor (He & Sun 2015, fast guided filter). */
  factor?: number;
}

/** The red, green and blue plane of a picture. */
export type Channels = readonly [red: Plane, green: Plane, blue: Plane];

/** Guided filter (He, Sun & Tang 2010): gives `plane` the edges of `guide`, for masks whose edges follow lightness. */
export function guidedFilter(guide: Plane, plane: Plane, options: GuidedFilterOptions): Plane {
  const { radiusPx, epsilon, factor = 1 } = options;
  const { widthPx, heightPx } = plane;
  const radius = Math.max(1, Math.round(radiusPx / factor));
  const g = factor > 1 ? shrinkPlane(guide, factor) : guide;
  const p = factor > 1 ? shrinkPlane(plane, factor) : plane;
  const meanG = boxBlur(g, radius).data;
  const meanP = boxBlur(p, radius).data;
  const meanGp = boxBlur(product(g, p), radius).data;
  const meanGg = boxBlur(product(g, g), radius).data;
  const slope = createPlane(g.widthPx, g.heightPx);
  const offset = createPlane(g.widthPx, g.heightPx);
  for (let i = 0; i < slope.data.length; i++) {
    const mg = meanG[i] ?? 0;
    const mp = meanP[i] ?? 0;
    const a = ((meanGp[i] ?? 0) - mg * mp) / ((meanGg[i] ?? 0) - mg * mg + epsilon);
    slope.data[i] = a;
    offset.data[i] = mp - a * mg;
  }
  const grow = (q: Plane): Plane => (factor > 1 ? enlargePlane(q, widthPx, heightPx, factor) : q);
  const out = grow(boxBlur(offset, radius));
  addProduct(out.data, grow(boxBlur(slope, radius)).data, guide.data);
  return out;
}

function product(a: Plane, b: Plane): Plane {
  const out = createPlane(a.widthPx, a.heightPx);
  for (let i = 0; i < out.data.length; i++) out.data[i] = (a.data[i] ?? 0) * (b.data[i] ?? 0);
  return out;
}

function addProduct(sum: Float32Array, a: Float32Array, b: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (a[i] ?? 0) * (b[i] ?? 0);
}
