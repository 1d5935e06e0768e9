import type { RawPicture } from './raw-picture.ts';

/** Low-pass by a Gaussian of `sigma` pixels, on the logarithm, so that a bright disc does not eat its surroundings. In a new picture. */
export function soften(picture: RawPicture, sigma: number): RawPicture {
  const { widthPx, heightPx } = picture;
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, isAcross: boolean): Float32Array => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < heightPx; y++) {
      for (let x = 0; x < widthPx; x++) {
        for (let k = -reach; k <= reach; k++) {
          const u = isAcross ? Math.min(widthPx - 1, Math.max(0, x + k)) : x;
          const v = isAcross ? y : Math.min(heightPx - 1, Math.max(0, y + k));
          const weight = (kernel[k + reach] ?? 0) / total;
          for (let c = 0; c < 3; c++) {
            const o = (y * widthPx + x) * 3 + c;
            to[o] = (to[o] ?? 0) + (from[(v * widthPx + u) * 3 + c] ?? 0) * weight;
          }
        }
      }
    }
    return to;
  };
  const logs = picture.data.map((value) => Math.log1p(value * 8));
  return { widthPx, heightPx, data: pass(pass(logs, true), false).map((value) => Math.expm1(value) / 8) };
}

/** Catmull-Rom at one place of four values. */
function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** A picture that is out of focus at another size. */
export function enlarge(picture: RawPicture, widthPx: number, heightPx: number): RawPicture {
  const across = resize(picture.data, picture.heightPx, picture.widthPx, widthPx, 3, picture.widthPx * 3);
  const data = resize(across, widthPx, picture.heightPx, heightPx, widthPx * 3, 3);
  return { widthPx, heightPx, data };

  /** Along one direction: `step` values from one sample to the next, `lane` from one line to the next. */
  function resize(
    from: Float32Array,
    lanes: number,
    size: number,
    wanted: number,
    step: number,
    lane: number,
  ): Float32Array {
    const isAcross = step === 3;
    const to = new Float32Array(lanes * wanted * 3);
    for (let i = 0; i < wanted; i++) {
      const at = ((i + 0.5) * size) / wanted - 0.5;
      const whole = Math.floor(at);
      const index = (n: number): number => Math.min(size - 1, Math.max(0, whole + n)) * step;
      const [p, q, r, s] = [index(-1), index(0), index(1), index(2)];
      for (let l = 0; l < lanes; l++) {
        const base = l * lane;
        const target = isAcross ? (l * wanted + i) * 3 : i * step + l * 3;
        for (let c = 0; c < 3; c++) {
          const of = (n: number): number => from[base + n + c] ?? 0;
          to[target + c] = Math.max(0, cubic(of(p), of(q), of(r), of(s), at - whole));
        }
      }
    }
    return to;
  }
}
