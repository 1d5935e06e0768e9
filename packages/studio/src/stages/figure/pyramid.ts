import type { Plate } from '../../plate.ts';

/** Premultiplied RGBA bytes of the person at `1 / scale` of the plate. */
export interface CutOut {
  widthPx: number;
  heightPx: number;
  /** Plate pixels per pixel of this level: 1, 2 or 4. */
  scale: number;
  data: Uint8ClampedArray;
}

/** A body that the photo cuts at the bottom goes on for this share of the face's height, sinking into shade. */
const LENGTHEN_FACES = 0.3;
/** The rows whose mean goes on, and how fast it darkens, in face heights. */
const LAST_ROWS_FACES = 0.03;
const SHADE_FACES = 0.3;
/** Width of the soft edge where a side of the photo cuts the body, in face heights. */
const SIDE_FADE_FACES = 0.1;

/** Colour and opacity at full, half and quarter size. `colour` is RGB as {@link Plate.foreground}. */
export function buildPyramid(plate: Plate, colour: Uint8Array): CutOut[] {
  const full = premultiply(plate, colour);
  const half = halve(full);
  return [full, half, halve(half)];
}

function premultiply(plate: Plate, colour: Uint8Array): CutOut {
  const { widthPx, heightPx, faceHeightPx, alpha } = plate;
  const lengthen = Math.round(LENGTHEN_FACES * faceHeightPx);
  const height = heightPx + lengthen;
  const data = new Uint8ClampedArray(widthPx * height * 4);
  const fades = sideFades(plate);
  for (let y = 0, i = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, i++) {
      const opacity = (alpha[i] ?? 0) * (fades[x] ?? 1);
      if (opacity === 0) continue;
      const share = opacity / 255;
      data[i * 4] = (colour[i * 3] ?? 0) * share;
      data[i * 4 + 1] = (colour[i * 3 + 1] ?? 0) * share;
      data[i * 4 + 2] = (colour[i * 3 + 2] ?? 0) * share;
      data[i * 4 + 3] = opacity;
    }
  }
  softenEdges(data, widthPx, heightPx);
  lengthenBody(data, widthPx, heightPx, height, faceHeightPx);
  return { widthPx, heightPx: height, scale: 1, data };
}

/** Opacity steps from which an edge counts as hard. */
const HARD_EDGE = 70;

/** Hard edges of the matte get a pixel of softness, or they show as stairs when a face is enlarged. In place. */
function softenEdges(data: Uint8ClampedArray, width: number, height: number): void {
  const stride = width * 4;
  const at = (i: number): number => data[i] ?? 0;
  const soft: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * stride + 7; x < width - 1; x++, i += 4) {
      const across = Math.abs(at(i - 4) - at(i + 4));
      if (across < HARD_EDGE && Math.abs(at(i - stride) - at(i + stride)) < HARD_EDGE) continue;
      soft.push(i - 3);
    }
  }
  const values = new Uint8ClampedArray(soft.length * 4);
  soft.forEach((i, k) => {
    for (let c = 0; c < 4; c++) {
      const j = i + c;
      const cross = at(j - 4) + at(j + 4) + at(j - stride) + at(j + stride);
      const corners = at(j - stride - 4) + at(j - stride + 4) + at(j + stride - 4) + at(j + stride + 4);
      values[k * 4 + c] = (at(j) * 4 + cross * 2 + corners) / 16;
    }
  });
  soft.forEach((i, k) => {
    data.set(values.subarray(k * 4, k * 4 + 4), i);
  });
}

function sideFades(plate: Plate): Float32Array {
  const width = plate.faceHeightPx * SIDE_FADE_FACES;
  const fades = new Float32Array(plate.widthPx);
  for (let x = 0; x < plate.widthPx; x++) {
    fades[x] = Math.min(1, x / width, (plate.widthPx - 1 - x) / width);
  }
  return fades;
}

/**
 * Below the photo's end each column goes on in the colour of its last rows, ever darker: a pose that draws the body up shows shade at the
 * frame's foot. Framing keeps the end itself outside. Nothing is mirrored: a collar or a chin upside down is worse than any shade.
 */
function lengthenBody(data: Uint8ClampedArray, width: number, from: number, to: number, faceHeightPx: number): void {
  const stride = width * 4;
  const last = meanOfRows(data, stride, Math.max(0, from - Math.round(LAST_ROWS_FACES * faceHeightPx)), from);
  const outline = data.subarray((from - 1) * stride, from * stride);
  for (let y = from; y < to; y++) {
    const shade = Math.exp(-(y - from) / faceHeightPx / SHADE_FACES);
    for (let i = 0; i < stride; i += 4) {
      const opacity = outline[i + 3] ?? 0;
      const mean = last[i + 3] ?? 0;
      const share = mean > 0 ? (opacity / mean) * shade : 0;
      for (let c = 0; c < 3; c++) data[y * stride + i + c] = (last[i + c] ?? 0) * share;
      data[y * stride + i + 3] = opacity;
    }
  }
}

function meanOfRows(data: Uint8ClampedArray, stride: number, from: number, to: number): Float32Array {
  const mean = new Float32Array(stride);
  for (let y = from; y < to; y++)
    for (let i = 0; i < stride; i++) mean[i] = (mean[i] ?? 0) + (data[y * stride + i] ?? 0);
  return mean.map((sum) => sum / (to - from));
}

function halve(level: CutOut): CutOut {
  const width = level.widthPx >> 1;
  const height = level.heightPx >> 1;
  const data = new Uint8ClampedArray(width * height * 4);
  const source = level.data;
  const stride = level.widthPx * 4;
  for (let y = 0, i = 0; y < height; y++) {
    let j = y * 2 * stride;
    for (let x = 0; x < width; x++, j += 4) {
      for (let c = 0; c < 4; c++, i++, j++) {
        data[i] =
          ((source[j] ?? 0) + (source[j + 4] ?? 0) + (source[j + stride] ?? 0) + (source[j + stride + 4] ?? 0)) / 4;
      }
    }
  }
  return { widthPx: width, heightPx: height, scale: level.scale * 2, data };
}
