import { createPlane, type Plane } from './float-plane.ts';

/** RGB floats 0 to 1 in gamma-encoded sRGB, interleaved, row by row. */
export interface Raster {
  widthPx: number;
  heightPx: number;
  /** `widthPx * heightPx * 3` values. */
  data: Float32Array;
}

/** A black raster. */
export function createRaster(widthPx: number, heightPx: number): Raster {
  return { widthPx, heightPx, data: new Float32Array(widthPx * heightPx * 3) };
}

/** Three planes of one size become a raster. */
export function joinPlanes(red: Plane, green: Plane, blue: Plane): Raster {
  const raster = createRaster(red.widthPx, red.heightPx);
  for (let i = 0, j = 0; i < red.data.length; i++, j += 3) {
    raster.data[j] = red.data[i] ?? 0;
    raster.data[j + 1] = green.data[i] ?? 0;
    raster.data[j + 2] = blue.data[i] ?? 0;
  }
  return raster;
}

/** Rec. 601 luma of each pixel. */
export function luminanceOf(raster: Raster): Plane {
  const plane = createPlane(raster.widthPx, raster.heightPx);
  const { data } = raster;
  for (let i = 0, j = 0; i < plane.data.length; i++, j += 3) {
    plane.data[i] = 0.299 * (data[j] ?? 0) + 0.587 * (data[j + 1] ?? 0) + 0.114 * (data[j + 2] ?? 0);
  }
  return plane;
}

/** Three planes become interleaved RGB bytes, rounded and clamped. */
export function bytesFromChannels([red, green, blue]: readonly [Plane, Plane, Plane]): Uint8Array {
  const bytes = new Uint8ClampedArray(red.data.length * 3);
  for (let i = 0, j = 0; i < red.data.length; i++, j += 3) {
    bytes[j] = (red.data[i] ?? 0) * 255;
    bytes[j + 1] = (green.data[i] ?? 0) * 255;
    bytes[j + 2] = (blue.data[i] ?? 0) * 255;
  }
  return new Uint8Array(bytes.buffer);
}
