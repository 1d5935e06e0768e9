/** One channel of floats, row by row, usually 0 to 1. */
export interface Plane {
  widthPx: number;
  heightPx: number;
  /** `widthPx * heightPx` values. */
  data: Float32Array;
}

/** A plane of zeros. */
export function createPlane(widthPx: number, heightPx: number): Plane {
  return { widthPx, heightPx, data: new Float32Array(widthPx * heightPx) };
}

/** Bytes 0 to 255 become floats 0 to 1. `stride` and `offset` pick one channel of interleaved bytes. */
export function planeFromBytes(
  widthPx: number,
  heightPx: number,
  bytes: Uint8Array | Uint8ClampedArray,
  stride = 1,
  offset = 0,
): Plane {
  const plane = createPlane(widthPx, heightPx);
  const { data } = plane;
  for (let i = 0, j = offset; i < data.length; i++, j += stride) data[i] = (bytes[j] ?? 0) / 255;
  return plane;
}

/** Floats 0 to 1 become bytes 0 to 255, rounded and clamped. */
export function bytesFromPlane(plane: Plane): Uint8Array {
  const bytes = new Uint8ClampedArray(plane.data.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (plane.data[i] ?? 0) * 255;
  return new Uint8Array(bytes.buffer);
}

/** A new plane whose values are `of(value, index)`. */
export function mapPlane(plane: Plane, of: (value: number, index: number) => number): Plane {
  const out = createPlane(plane.widthPx, plane.heightPx);
  for (let i = 0; i < out.data.length; i++) out.data[i] = of(plane.data[i] ?? 0, i);
  return out;
}
