import type { Plane } from '../../pixels/float-plane.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { type Trimap, UNKNOWN } from './trimap.ts';

/** Two pixels of one 3 × 3 window are at most two rows and columns apart: 25 places around each. */
export const STENCIL = 25;
const REACH = 2;
const SIDE = 5;

/** The rows of the matting Laplacian that belong to unknown pixels. */
export interface MattingLaplacian {
  widthPx: number;
  /** The unknown pixels by their index. Those within two pixels of the border are left as they are guessed. */
  unknown: Int32Array;
  /** {@link STENCIL} coefficients of each, from the place two rows above and two columns left on. */
  coefficients: Float32Array;
}

/** Variance under which a window counts as of one colour. */
const EPSILON = 1e-5;

/**
 * The closed-form matting Laplacian (Levin, Lischinski & Weiss 2008): within each 3 × 3 window opacity is to be a linear function of
 * colour. Only windows that hold an unknown pixel count.
 */
export function mattingLaplacian(photo: Channels, trimap: Trimap): MattingLaplacian {
  const { widthPx, heightPx } = trimap;
  const unknown = findUnknown(trimap);
  const rows = new Int32Array(widthPx * heightPx).fill(-1);
  for (let k = 0; k < unknown.length; k++) rows[unknown[k] ?? 0] = k;
  const laplacian = { widthPx, unknown, coefficients: new Float32Array(unknown.length * STENCIL) };
  const window = new ColourWindow(photo, widthPx);
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const centre = y * widthPx + x;
      if (!touches(rows, centre, widthPx)) continue;
      window.measure(centre);
      addWindow(laplacian, rows, window, centre);
    }
  }
  return laplacian;
}

function findUnknown({ widthPx, heightPx, data }: Trimap): Int32Array {
  const found: number[] = [];
  for (let y = REACH; y < heightPx - REACH; y++) {
    for (let x = REACH; x < widthPx - REACH; x++) if (data[y * widthPx + x] === UNKNOWN) found.push(y * widthPx + x);
  }
  return Int32Array.from(found);
}

function touches(rows: Int32Array, centre: number, widthPx: number): boolean {
  for (let row = centre - widthPx; row <= centre + widthPx; row += widthPx) {
    if ((rows[row - 1] ?? -1) >= 0 || (rows[row] ?? -1) >= 0 || (rows[row + 1] ?? -1) >= 0) return true;
  }
  return false;
}

function addWindow(
  { widthPx, coefficients }: MattingLaplacian,
  rows: Int32Array,
  window: ColourWindow,
  centre: number,
) {
  for (let i = 0; i < 9; i++) {
    const [iy, ix] = [Math.floor(i / 3), i % 3];
    const row = rows[centre + (iy - 1) * widthPx + ix - 1] ?? -1;
    if (row < 0) continue;
    for (let j = 0; j < 9; j++) {
      const place = (Math.floor(j / 3) - iy + REACH) * SIDE + (j % 3) - ix + REACH;
      const at = row * STENCIL + place;
      coefficients[at] = (coefficients[at] ?? 0) + (i === j ? 1 : 0) - window.affinity(i, j);
    }
  }
}

/** The colours of a 3 × 3 window, their mean taken away, also times the inverse of their covariance. */
class ColourWindow {
  readonly #channels: readonly Float32Array[];
  readonly #widthPx: number;
  readonly #colours = new Float64Array(27);
  readonly #whitened = new Float64Array(27);

  constructor(photo: Channels, widthPx: number) {
    this.#channels = photo.map(({ data }: Plane) => data);
    this.#widthPx = widthPx;
  }

  affinity(i: number, j: number): number {
    const [a, b] = [this.#colours, this.#whitened];
    const [k, l] = [i * 3, j * 3];
    const product = (a[k] ?? 0) * (b[l] ?? 0) + (a[k + 1] ?? 0) * (b[l + 1] ?? 0) + (a[k + 2] ?? 0) * (b[l + 2] ?? 0);
    return (1 + product) / 9;
  }

  measure(centre: number): void {
    const colours = this.#colours;
    for (let c = 0; c < 3; c++) {
      const channel = this.#channels[c] ?? new Float32Array();
      let mean = 0;
      for (let i = 0; i < 9; i++) {
        const value = channel[centre + (Math.floor(i / 3) - 1) * this.#widthPx + (i % 3) - 1] ?? 0;
        colours[i * 3 + c] = value;
        mean += value / 9;
      }
      for (let i = c; i < 27; i += 3) colours[i] = (colours[i] ?? 0) - mean;
    }
    this.#whiten();
  }

  #whiten(): void {
    const [colours, whitened] = [this.#colours, this.#whitened];
    let [rr, rg, rb, gg, gb, bb] = [EPSILON, 0, 0, EPSILON, 0, EPSILON];
    for (let i = 0; i < 27; i += 3) {
      const [r, g, b] = [colours[i] ?? 0, colours[i + 1] ?? 0, colours[i + 2] ?? 0];
      rr += (r * r) / 9;
      rg += (r * g) / 9;
      rb += (r * b) / 9;
      gg += (g * g) / 9;
      gb += (g * b) / 9;
      bb += (b * b) / 9;
    }
    const i00 = gg * bb - gb * gb;
    const i01 = rb * gb - rg * bb;
    const i02 = rg * gb - rb * gg;
    const i11 = rr * bb - rb * rb;
    const i12 = rg * rb - rr * gb;
    const i22 = rr * gg - rg * rg;
    const scale = 1 / (rr * i00 + rg * i01 + rb * i02);
    for (let i = 0; i < 27; i += 3) {
      const [r, g, b] = [colours[i] ?? 0, colours[i + 1] ?? 0, colours[i + 2] ?? 0];
      whitened[i] = (i00 * r + i01 * g + i02 * b) * scale;
      whitened[i + 1] = (i01 * r + i11 * g + i12 * b) * scale;
      whitened[i + 2] = (i02 * r + i12 * g + i22 * b) * scale;
    }
  }
}
