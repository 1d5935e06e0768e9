import type { Photo } from '../pixels/photo.ts';
import { isInside, type Outline } from './face-outline.ts';

export interface FaceLight {
  /** Luma of the face, 0 to 255. */
  mean: number;
  /** The luma that the lightest twentieth of the face exceeds: a well-lit dark skin has a low mean but bright highlights. */
  highlight: number;
  /** Share of the face that is burnt out (luma over 250). */
  clippedShare: number;
}

/** A face is too dark when both its mean and its highlights are low. Portraits measured 100 to 167 and 136 to 220, at 0.4 of their light 40 to 66 and 54 to 88. */
const DARK_MEAN = 60;
const DARK_HIGHLIGHT = 110;
/** A face is dim, but usable, below these: portraits at 0.5 to 0.7 of their light measured means of 70 to 83. */
const DIM_MEAN = 85;
const DIM_HIGHLIGHT = 150;
/** A face is too bright when more than this share is burnt out. Portraits measured none, overexposed 0.4 and more. */
const CLIPPED_SHARE = 0.2;

/** Light on the face oval. */
export function measureLight(photo: Photo, outline: Outline): FaceLight {
  const counts = new Uint32Array(256);
  let total = 0;
  let sum = 0;
  const { widthPx, heightPx, data } = photo;
  const step = Math.max(1, Math.floor(outline.heightPx / 160));
  for (
    let y = Math.max(0, Math.floor(outline.top));
    y < Math.min(heightPx, outline.top + outline.heightPx);
    y += step
  ) {
    for (
      let x = Math.max(0, Math.floor(outline.left));
      x < Math.min(widthPx, outline.left + outline.widthPx);
      x += step
    ) {
      if (!isInside(outline, x, y)) continue;
      const i = (y * widthPx + x) * 3;
      const luma = Math.round(0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0));
      counts[luma] = (counts[luma] ?? 0) + 1;
      sum += luma;
      total++;
    }
  }
  if (total === 0) return { mean: 0, highlight: 0, clippedShare: 0 };
  let above = 0;
  let highlight = 255;
  while (highlight > 0 && above + (counts[highlight] ?? 0) <= total * 0.05) above += counts[highlight--] ?? 0;
  let clipped = 0;
  for (let luma = 251; luma < 256; luma++) clipped += counts[luma] ?? 0;
  return { mean: sum / total, highlight, clippedShare: clipped / total };
}

export function isDim(light: FaceLight): boolean {
  return light.mean < DIM_MEAN && light.highlight < DIM_HIGHLIGHT;
}

export function judgeLight(light: FaceLight): 'dark' | 'bright' | undefined {
  if (light.mean < DARK_MEAN && light.highlight < DARK_HIGHLIGHT) return 'dark';
  return light.clippedShare > CLIPPED_SHARE ? 'bright' : undefined;
}
