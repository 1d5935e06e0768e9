import { createPlane, type Plane } from './float-plane.ts';

/** Mean of each `factor` × `factor` block; the last row and column may be of smaller blocks. `factor` is whole. */
export function shrinkPlane(plane: Plane, factor: number): Plane {
  const { widthPx, heightPx, data } = plane;
  const small = createPlane(Math.ceil(widthPx / factor), Math.ceil(heightPx / factor));
  for (let y = 0; y < heightPx; y++) {
    const from = y * widthPx;
    const to = Math.floor(y / factor) * small.widthPx;
    for (let x = 0, cell = to; x < widthPx; cell++) {
      const end = Math.min(x + factor, widthPx);
      let sum = 0;
      for (; x < end; x++) sum += data[from + x] ?? 0;
      small.data[cell] = (small.data[cell] ?? 0) + sum;
    }
  }
  const lastColumn = 1 / (widthPx - (small.widthPx - 1) * factor);
  for (let y = 0; y < small.heightPx; y++) {
    const rows = 1 / Math.min(factor, heightPx - y * factor);
    const row = y * small.widthPx;
    for (let x = 0; x < small.widthPx; x++) {
      const columns = x === small.widthPx - 1 ? lastColumn : 1 / factor;
      small.data[row + x] = (small.data[row + x] ?? 0) * rows * columns;
    }
  }
  return small;
}

/** Bilinear enlargement of a plane that {@link shrinkPlane} made by the same `factor`, back to the given size. */
export function enlargePlane(small: Plane, widthPx: number, heightPx: number, factor: number): Plane {
  return sampleBilinear(small, widthPx, heightPx, factor, factor);
}

/** Bilinear resize to any size; meant for enlarging. */
export function resizePlane(plane: Plane, widthPx: number, heightPx: number): Plane {
  return sampleBilinear(plane, widthPx, heightPx, widthPx / plane.widthPx, heightPx / plane.heightPx);
}

function sampleBilinear(small: Plane, widthPx: number, heightPx: number, scaleX: number, scaleY: number): Plane {
  const out = createPlane(widthPx, heightPx);
  const width = small.widthPx;
  const columns = new Int32Array(widthPx);
  const shares = new Float32Array(widthPx);
  for (let x = 0; x < widthPx; x++) {
    const u = Math.min(Math.max((x + 0.5) / scaleX - 0.5, 0), width - 1);
    columns[x] = Math.min(Math.floor(u), Math.max(0, width - 2));
    shares[x] = u - (columns[x] ?? 0);
  }
  const right = width > 1 ? 1 : 0;
  const blended = new Float32Array(width);
  for (let y = 0; y < heightPx; y++) {
    const v = Math.min(Math.max((y + 0.5) / scaleY - 0.5, 0), small.heightPx - 1);
    const above = Math.floor(v);
    const below = Math.min(above + 1, small.heightPx - 1);
    const share = v - above;
    for (let x = 0; x < width; x++) {
      const top = small.data[above * width + x] ?? 0;
      blended[x] = top + ((small.data[below * width + x] ?? 0) - top) * share;
    }
    const row = y * widthPx;
    for (let x = 0; x < widthPx; x++) {
      const cell = columns[x] ?? 0;
      const left = blended[cell] ?? 0;
      out.data[row + x] = left + ((blended[cell + right] ?? 0) - left) * (shares[x] ?? 0);
    }
  }
  return out;
}
