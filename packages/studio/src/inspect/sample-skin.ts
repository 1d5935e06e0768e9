import { type Landmarks, type Point, pointAt } from '../models/face-landmarks.ts';
import type { Photo } from '../pixels/photo.ts';

/** A colour as shares of red and green in the sum, and the lightness 0 to 255: chroma apart from light. */
export interface Tone {
  red: number;
  green: number;
  lightness: number;
}

/** Samples of a patch lie on a 5 × 5 grid whose half side is this share of the face's height. */
const PATCH_SHARE = 0.012;

/** Median tone of small patches around landmarks. Medians let a mole, a lash or a highlight pass. */
export function toneAt(photo: Photo, landmarks: Landmarks, indices: readonly number[], faceHeightPx: number): Tone {
  const points = indices.map((index) => pointAt(landmarks, index));
  return toneOfPoints(photo, points, faceHeightPx);
}

/** {@link toneAt} for points that are no landmarks. */
export function toneOfPoints(photo: Photo, points: readonly Pick<Point, 'x' | 'y'>[], faceHeightPx: number): Tone {
  const step = Math.max(0.5, (faceHeightPx * PATCH_SHARE) / 2);
  const reds: number[] = [];
  const greens: number[] = [];
  const lightness: number[] = [];
  for (const point of points) {
    for (let i = 0; i < 25; i++) {
      const at = offsetOf(photo, point.x + ((i % 5) - 2) * step, point.y + (Math.floor(i / 5) - 2) * step);
      const r = photo.data[at] ?? 0;
      const g = photo.data[at + 1] ?? 0;
      const b = photo.data[at + 2] ?? 0;
      const sum = r + g + b + 1;
      reds.push(r / sum);
      greens.push(g / sum);
      lightness.push(sum / 3);
    }
  }
  return { red: medianOf(reds), green: medianOf(greens), lightness: medianOf(lightness) };
}

/** How unlike two tones are: chroma weighs most, since light falls unevenly on a face. About 0.1 within one skin. */
export function toneDistance(a: Tone, b: Tone): number {
  const light = Math.log(a.lightness + 5) - Math.log(b.lightness + 5);
  return Math.hypot((a.red - b.red) * 8, (a.green - b.green) * 8, light * 0.35);
}

/** The tone whose parts are the medians of the parts of several. */
export function medianTone(tones: readonly Tone[]): Tone {
  return {
    red: medianOf(tones.map((tone) => tone.red)),
    green: medianOf(tones.map((tone) => tone.green)),
    lightness: medianOf(tones.map((tone) => tone.lightness)),
  };
}

/** Luma 0 to 255 of the pixel nearest to a place; beyond the photo that of its border. */
export function lumaAt(photo: Photo, x: number, y: number): number {
  const at = offsetOf(photo, x, y);
  const { data } = photo;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function offsetOf(photo: Photo, x: number, y: number): number {
  const column = Math.min(Math.max(Math.round(x), 0), photo.widthPx - 1);
  const row = Math.min(Math.max(Math.round(y), 0), photo.heightPx - 1);
  return (row * photo.widthPx + column) * 3;
}
