import { boxBlur } from './box-blur.ts';
import { createPlane, type Plane } from './float-plane.ts';
import { type Raster, splitRaster } from './raster.ts';
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

/** Colour-guided filter (He, Sun & Tang 2010): gives `plane` the edges of `guide`. */
export function guidedFilter(guide: Raster | Channels, plane: Plane, options: GuidedFilterOptions): Plane {
  const { radiusPx, epsilon, factor = 1 } = options;
  const { widthPx, heightPx } = plane;
  const radius = Math.max(1, Math.round(radiusPx / factor));
  const shrink = (p: Plane): Plane => (factor > 1 ? shrinkPlane(p, factor) : p);
  const [red, green, blue] = 'data' in guide ? splitRaster(guide) : guide;
  const coefficients = fitColours(shrink(red), shrink(green), shrink(blue), shrink(plane), radius, epsilon);
  const grow = (p: Plane): Float32Array => (factor > 1 ? enlargePlane(p, widthPx, heightPx, factor).data : p.data);
  const out = { widthPx, heightPx, data: grow(coefficients.offset) };
  addProduct(out.data, grow(coefficients.red), red.data);
  addProduct(out.data, grow(coefficients.green), green.data);
  addProduct(out.data, grow(coefficients.blue), blue.data);
  return out;
}

/** The same with a grey guide: a third of the cost, for masks whose edges follow lightness. */
export function guidedFilterGrey(guide: Plane, plane: Plane, options: GuidedFilterOptions): Plane {
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

interface ColourFit {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
}

function fitColours(red: Plane, green: Plane, blue: Plane, plane: Plane, radius: number, epsilon: number): ColourFit {
  const scratch = createPlane(plane.widthPx, plane.heightPx);
  const mean = (p: Plane): Float32Array => boxBlur(p, radius, scratch).data;
  const [mR, mG, mB, mP] = [mean(red), mean(green), mean(blue), mean(plane)];
  const products = createPlane(plane.widthPx, plane.heightPx);
  const meanOf = (a: Plane, b: Plane): Float32Array => mean(product(a, b, products));
  const [rp, gp, bp] = [meanOf(red, plane), meanOf(green, plane), meanOf(blue, plane)];
  const [rr, rg, rb] = [meanOf(red, red), meanOf(red, green), meanOf(red, blue)];
  const [gg, gb, bb] = [meanOf(green, green), meanOf(green, blue), meanOf(blue, blue)];
  const of = (): Plane => createPlane(plane.widthPx, plane.heightPx);
  const fit: ColourFit = { red: of(), green: of(), blue: of(), offset: of() };
  for (let i = 0; i < plane.data.length; i++) {
    const r = mR[i] ?? 0;
    const g = mG[i] ?? 0;
    const b = mB[i] ?? 0;
    const p = mP[i] ?? 0;
    const s00 = (rr[i] ?? 0) - r * r + epsilon;
    const s01 = (rg[i] ?? 0) - r * g;
    const s02 = (rb[i] ?? 0) - r * b;
    const s11 = (gg[i] ?? 0) - g * g + epsilon;
    const s12 = (gb[i] ?? 0) - g * b;
    const s22 = (bb[i] ?? 0) - b * b + epsilon;
    const c0 = (rp[i] ?? 0) - r * p;
    const c1 = (gp[i] ?? 0) - g * p;
    const c2 = (bp[i] ?? 0) - b * p;
    // Cofactors of the symmetric 3 x 3 covariance.
    const i00 = s11 * s22 - s12 * s12;
    const i01 = s02 * s12 - s01 * s22;
    const i02 = s01 * s12 - s02 * s11;
    const i11 = s00 * s22 - s02 * s02;
    const i12 = s01 * s02 - s00 * s12;
    const i22 = s00 * s11 - s01 * s01;
    const scale = 1 / (s00 * i00 + s01 * i01 + s02 * i02);
    const x = (i00 * c0 + i01 * c1 + i02 * c2) * scale;
    const y = (i01 * c0 + i11 * c1 + i12 * c2) * scale;
    const z = (i02 * c0 + i12 * c1 + i22 * c2) * scale;
    fit.red.data[i] = x;
    fit.green.data[i] = y;
    fit.blue.data[i] = z;
    fit.offset.data[i] = p - x * r - y * g - z * b;
  }
  const blur = (p: Plane): Plane => boxBlur(p, radius, scratch, p);
  return { red: blur(fit.red), green: blur(fit.green), blue: blur(fit.blue), offset: blur(fit.offset) };
}

function product(a: Plane, b: Plane, out = createPlane(a.widthPx, a.heightPx)): Plane {
  for (let i = 0; i < out.data.length; i++) out.data[i] = (a.data[i] ?? 0) * (b.data[i] ?? 0);
  return out;
}

function addProduct(sum: Float32Array, a: Float32Array, b: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (a[i] ?? 0) * (b[i] ?? 0);
}
