import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Plate } from '../../plate.ts';

/** Channels of {@link Guide.data}, in order. */
export const GUIDE = { normalX: 0, normalY: 1, normalZ: 2, face: 3, skin: 4, evenness: 5, near: 6, far: 7 } as const;
export const GUIDE_CHANNELS = 8;

/** One, in {@link Guide.data}: floats would take twice the memory. */
export const GUIDE_ONE = 4096;

/** Opacity of {@link GUIDE.near} below which nobody is lit. */
export const LEAST_NEAR = 0.002;

/** Plate pixels per pixel of the guide: light is smooth, so half size loses nothing. */
export const GUIDE_SCALE = 2;

/**
 * What light needs to know of the person, at half the plate's size, 8 values a pixel: normal x, y, z; face and skin 0 to 1;
 * evenness, the logarithm of the factor that takes the photo's own shading off the face; opacity blurred by a thin and by
 * a wide radius (`near`, `far`), from which rims and light wrap are found.
 */
export interface Guide {
  widthPx: number;
  heightPx: number;
  /** In units of 1 / {@link GUIDE_ONE}. */
  data: Int16Array;
}

export function buildGuide(plate: Plate): Guide {
  const width = plate.widthPx >> 1;
  const height = plate.heightPx >> 1;
  const face = halvePlane(plate, plate.face, 1, 0, 1 / 255);
  const alpha = halvePlane(plate, plate.alpha, 1, 0, 1 / 255);
  const faceHeight = plate.faceHeightPx / GUIDE_SCALE;
  const planes: readonly Plane[] = [
    halvePlane(plate, plate.normals, 3, 0, 1 / 127),
    halvePlane(plate, plate.normals, 3, 1, 1 / 127),
    halvePlane(plate, plate.normals, 3, 2, 1 / 127),
    face,
    halvePlane(plate, plate.skin, 1, 0, 1 / 255),
    measureEvenness(plate, face, faceHeight),
    gaussianBlur(alpha, faceHeight * 0.03),
    gaussianBlur(alpha, faceHeight * 0.085),
  ];
  const data = new Int16Array(width * height * GUIDE_CHANNELS);
  const channels = planes.map((plane) => plane.data);
  for (let i = 0, j = 0; i < width * height; i++) {
    for (let c = 0; c < GUIDE_CHANNELS; c++, j++) data[j] = Math.round((channels[c]?.[i] ?? 0) * GUIDE_ONE);
  }
  return { widthPx: width, heightPx: height, data };
}

function measureEvenness(plate: Plate, face: Plane, faceHeight: number): Plane {
  const luma = createPlane(face.widthPx, face.heightPx);
  for (let c = 0; c < 3; c++) {
    const channel = halvePlane(plate, plate.foreground, 3, c, (c === 0 ? 0.299 : c === 1 ? 0.587 : 0.114) / 255);
    for (let i = 0; i < luma.data.length; i++) luma.data[i] = (luma.data[i] ?? 0) + (channel.data[i] ?? 0);
  }
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < luma.data.length; i++) {
    const share = face.data[i] ?? 0;
    luma.data[i] = (luma.data[i] ?? 0) * share;
    sum += luma.data[i] ?? 0;
    weight += share;
  }
  const mean = sum / Math.max(1, weight);
  const low = gaussianBlur(luma, faceHeight * 0.16);
  const share = gaussianBlur(face, faceHeight * 0.16);
  for (let i = 0; i < low.data.length; i++) {
    const local = (low.data[i] ?? 0) / ((share.data[i] ?? 0) + 1e-4);
    low.data[i] = Math.log(mean / Math.max(0.08, local));
  }
  return low;
}

function halvePlane(plate: Plate, bytes: Uint8Array | Int8Array, stride: number, offset: number, scale: number): Plane {
  const plane = createPlane(plate.widthPx >> 1, plate.heightPx >> 1);
  const row = plate.widthPx * stride;
  for (let y = 0, i = 0; y < plane.heightPx; y++) {
    let j = y * 2 * row + offset;
    for (let x = 0; x < plane.widthPx; x++, i++, j += 2 * stride) {
      const sum = (bytes[j] ?? 0) + (bytes[j + stride] ?? 0) + (bytes[j + row] ?? 0) + (bytes[j + row + stride] ?? 0);
      plane.data[i] = (sum * scale) / 4;
    }
  }
  return plane;
}
