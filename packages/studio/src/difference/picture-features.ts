import type { SheetFace } from '../frames/frame.ts';
import { type Picture, scalePicture } from '../pixels/picture.ts';
import { LANDMARK, middleOf } from '../stages/figure/landmarks.ts';
import { labOf } from './lab.ts';

/** What {@link differenceOf} compares. */
export interface PictureFeatures {
  /** 16 × 16 signs of horizontal brightness steps. */
  hash: Uint8Array;
  /** L*a*b* of a 3 × 4 grid, row by row. */
  grid: readonly (readonly [number, number, number])[];
  /** Each person's face, in the plates' order. Empty when the picture shows none, or somebody more than once. */
  faces: readonly FaceFeatures[];
}

export interface FaceFeatures {
  /** Middle of the eyes, shares of width and height. */
  x: number;
  y: number;
  /** Logarithm of the face's height as a share of the picture's. */
  logShare: number;
  /** Radians, as the viewer sees it. */
  roll: number;
  isMirrored: boolean;
  /** Grey crop aligned by the eyes, {@link CROP_WIDTH_PX} × {@link CROP_HEIGHT_PX} bytes. */
  crop: Float32Array;
}

export const CROP_WIDTH_PX = 48;
export const CROP_HEIGHT_PX = 56;

export function measureFeatures(picture: Picture, faces: readonly SheetFace[]): PictureFeatures {
  const people = new Set(faces.map(({ plateIndex }) => plateIndex));
  const once = people.size === faces.length ? [...faces].sort((a, b) => a.plateIndex - b.plateIndex) : [];
  return {
    hash: hashOf(picture),
    grid: gridOf(picture),
    faces: once.map((face) => faceOf(picture, face)),
  };
}

function hashOf(picture: Picture): Uint8Array {
  const means = blockMeans(picture, 17, 16);
  const hash = new Uint8Array(256);
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const i = (y * 17 + x) * 3;
      hash[y * 16 + x] = greyOf(means, i) > greyOf(means, i + 3) ? 1 : 0;
    }
  }
  return hash;
}

function gridOf(picture: Picture): [number, number, number][] {
  const means = blockMeans(picture, 3, 4);
  return Array.from({ length: 12 }, (_, i) => labOf(means[i * 3] ?? 0, means[i * 3 + 1] ?? 0, means[i * 3 + 2] ?? 0));
}

/** Mean RGB of each block of a grid over the picture. */
function blockMeans(picture: Picture, columns: number, rows: number): Float32Array {
  const means = new Float32Array(columns * rows * 3);
  const small = picture.widthPx > 256 ? scalePicture(picture, 192, 256) : picture;
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * small.heightPx) / rows);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * small.heightPx) / rows));
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * small.widthPx) / columns);
      const right = Math.max(left + 1, Math.floor(((column + 1) * small.widthPx) / columns));
      const at = (row * columns + column) * 3;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const i = (y * small.widthPx + x) * 4;
          for (let c = 0; c < 3; c++) means[at + c] = (means[at + c] ?? 0) + (small.data[i + c] ?? 0);
        }
      }
      const count = (bottom - top) * (right - left);
      for (let c = 0; c < 3; c++) means[at + c] = (means[at + c] ?? 0) / count;
    }
  }
  return means;
}

function faceOf(picture: Picture, face: SheetFace): FaceFeatures {
  const a = middleOf(face.landmarks, LANDMARK.leftEyeOuter, LANDMARK.leftEyeInner);
  const b = middleOf(face.landmarks, LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner);
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const x = (left.x + right.x) / 2;
  const y = (left.y + right.y) / 2;
  const roll = Math.atan2(right.y - left.y, right.x - left.x);
  const crop = cropFace(picture, x, y, Math.hypot(right.x - left.x, right.y - left.y), roll);
  return {
    x: x / picture.widthPx,
    y: y / picture.heightPx,
    logShare: Math.log(face.faceHeightPx / picture.heightPx),
    roll,
    isMirrored: face.isMirrored,
    crop,
  };
}

/** Eyes 22 px apart at row 20 of the crop. */
function cropFace(picture: Picture, x: number, y: number, eyeDistance: number, roll: number): Float32Array {
  const crop = new Float32Array(CROP_WIDTH_PX * CROP_HEIGHT_PX);
  const step = eyeDistance / 22;
  const cos = Math.cos(roll) * step;
  const sin = Math.sin(roll) * step;
  for (let v = 0, i = 0; v < CROP_HEIGHT_PX; v++) {
    for (let u = 0; u < CROP_WIDTH_PX; u++, i++) {
      const px = Math.round(x + (u - 24) * cos - (v - 20) * sin);
      const py = Math.round(y + (u - 24) * sin + (v - 20) * cos);
      if (px < 0 || py < 0 || px >= picture.widthPx || py >= picture.heightPx) continue;
      crop[i] = greyOf(picture.data, (py * picture.widthPx + px) * 4);
    }
  }
  return crop;
}

function greyOf(values: Float32Array | Uint8ClampedArray, i: number): number {
  return 0.299 * (values[i] ?? 0) + 0.587 * (values[i + 1] ?? 0) + 0.114 * (values[i + 2] ?? 0);
}
