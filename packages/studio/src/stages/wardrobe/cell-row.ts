import type { Plane } from '../../pixels/float-plane.ts';
import { PART_CELL_PX } from './person-parts.ts';

/** A row of pixels of a plane of cells, between its cells bilinear. */
export class CellRow {
  readonly values: Float32Array;
  readonly #plane: Plane;
  readonly #between: Float32Array;

  constructor(plane: Plane, widthPx: number) {
    this.#plane = plane;
    this.values = new Float32Array(widthPx);
    this.#between = new Float32Array(plane.widthPx + 1);
  }

  read(y: number): void {
    const { data, widthPx, heightPx } = this.#plane;
    const v = Math.min(heightPx - 1, Math.max(0, (y - 0.5) / PART_CELL_PX));
    const upper = (v | 0) * widthPx;
    const lower = Math.min(heightPx - 1, (v | 0) + 1) * widthPx;
    const share = v - (v | 0);
    const { values } = this;
    const between = this.#between;
    for (let x = 0; x < widthPx; x++) {
      const a = data[upper + x] ?? 0;
      between[x] = a + ((data[lower + x] ?? 0) - a) * share;
    }
    between[widthPx] = between[widthPx - 1] ?? 0;
    // The middles of two pixels lie a quarter of a cell off their cell's middle.
    let before = between[0] ?? 0;
    for (let c = 0, x = 0; c < widthPx; c++) {
      const own = between[c] ?? 0;
      const after = between[c + 1] ?? 0;
      values[x++] = own * 0.75 + before * 0.25;
      values[x++] = own * 0.75 + after * 0.25;
      before = own;
    }
  }
}
