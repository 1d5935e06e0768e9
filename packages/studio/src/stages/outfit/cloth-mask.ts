import { boxBlur } from '../../pixels/box-blur.ts';
import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { guidedFilter } from '../../pixels/guided-filter.ts';
import { clamp, smoothstep } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { lumaOf } from '../colour.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';

/** The main garment of a plate, at half its size. */
export interface ClothMask {
  /** 0 to 1. */
  plane: Plane;
  /** Luma of the cloth, 0 to 1: folds are kept relative to it. */
  luma: number;
}

const SCALE = 2;
/** A garment counts as one solid cloth when this much of the torso is surely it and only so much is undecided. */
const SOLID_SHARE = 0.6;
const HALFWAY_SHARE = 0.08;

/** Finds the largest plain cloth below the chin; undefined when the garment is patterned or of many colours. */
export function findCloth(plate: Plate): ClothMask | undefined {
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  const fh = plate.faceHeightPx;
  const median = medianCloth(plate, chin.x, chin.y);
  if (!median) return undefined;
  const luma = lumaOf(...median);
  const width = plate.widthPx >> 1;
  const height = plate.heightPx >> 1;
  const mask = createPlane(width, height);
  const guide = createPlane(width, height);
  const hueR = median[0] - luma;
  const hueB = median[2] - luma;
  for (let y = 0, i = 0; y < height; y++) {
    const py = y * SCALE;
    const below = smoothstep(chin.y - fh * 0.12, chin.y, py);
    for (let x = 0; x < width; x++, i++) {
      const p = py * plate.widthPx + x * SCALE;
      const r = (plate.foreground[p * 3] ?? 0) / 255;
      const g = (plate.foreground[p * 3 + 1] ?? 0) / 255;
      const b = (plate.foreground[p * 3 + 2] ?? 0) / 255;
      const own = lumaOf(r, g, b);
      guide.data[i] = own;
      if (below <= 0 || (plate.alpha[p] ?? 0) < 5) continue;
      const scale = clamp(own / Math.max(0.05, luma), 0.4, 2.2);
      const hue = ((r - own - hueR * scale) ** 2 + (b - own - hueB * scale) ** 2) / 0.055 ** 2;
      const light = Math.max(0, Math.abs(own - luma) - 0.13) / 0.08;
      const aside = smoothstep(0.1 * fh, 0.2 * fh, Math.max(Math.abs(x * SCALE - chin.x), (py - chin.y) * 0.6));
      mask.data[i] = Math.exp(-0.5 * (hue + light * light)) * below * aside * (1 - (plate.skin[p] ?? 0) / 255);
    }
  }
  const fitted = guidedFilter(guide, boxBlur(mask, 1), { radiusPx: 3, epsilon: 4e-4 });
  const near = boxBlur(mask, Math.round((fh * 0.035) / SCALE));
  for (let i = 0; i < fitted.data.length; i++) {
    // Specks on shirt and tie have no cloth around them.
    fitted.data[i] = smoothstep(0.2, 0.75, fitted.data[i] ?? 0) * smoothstep(0.15, 0.4, near.data[i] ?? 0);
  }
  return isSolid(plate, fitted, chin.y) ? { plane: fitted, luma } : undefined;
}

function medianCloth(plate: Plate, centreX: number, chinY: number): [number, number, number] | undefined {
  const fh = plate.faceHeightPx;
  const samples: [number[], number[], number[]] = [[], [], []];
  const to = Math.min(plate.heightPx, chinY + fh * 2.4);
  for (let y = Math.round(chinY + fh * 0.55); y < to; y += 4) {
    for (let x = 0; x < plate.widthPx; x += 4) {
      const p = y * plate.widthPx + x;
      if ((plate.alpha[p] ?? 0) < 242 || (plate.skin[p] ?? 0) > 51 || Math.abs(x - centreX) < fh * 0.28) continue;
      for (let c = 0; c < 3; c++) samples[c]?.push((plate.foreground[p * 3 + c] ?? 0) / 255);
    }
  }
  if (samples[0].length < 50) return undefined;
  const middle = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
  return [middle(samples[0]), middle(samples[1]), middle(samples[2])];
}

function isSolid(plate: Plate, mask: Plane, chinY: number): boolean {
  const fh = plate.faceHeightPx;
  let solid = 0;
  let halfway = 0;
  let total = 0;
  const to = Math.min(plate.heightPx - 1, chinY + fh * 2.1);
  for (let y = Math.round(chinY + fh * 0.5); y < to; y += 2) {
    for (let x = 0; x < plate.widthPx - 1; x += 2) {
      const p = y * plate.widthPx + x;
      if ((plate.alpha[p] ?? 0) < 242 || (plate.skin[p] ?? 0) > 51) continue;
      const value = mask.data[(y >> 1) * mask.widthPx + (x >> 1)] ?? 0;
      total++;
      if (value > 0.8) solid++;
      else if (value > 0.15) halfway++;
    }
  }
  return total > 0 && solid / total > SOLID_SHARE && halfway / total < HALFWAY_SHARE;
}
