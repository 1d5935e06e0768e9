import { CROP_HEIGHT_PX, CROP_WIDTH_PX, type FaceFeatures, type PictureFeatures } from './picture-features.ts';
import { structuralSimilarity } from './structural-similarity.ts';

/** Under this two pictures of one person read as the same picture. Fitted by eye on sixteen pairs. */
export const SAME_PICTURE_BELOW = 0.55;
/** What the median over all pairs of a theme's sheets should reach. */
export const MEDIAN_DIFFERENCE = 0.74;

export interface DifferenceParts {
  hash: number;
  grid: number;
  composition: number;
  face: number;
}

/**
 * How different two pictures of one person look, 0 (the same) to 1: 0.30 difference hash + 0.30 colours of a 3 × 4 grid +
 * 0.25 place, size, roll and mirror of the face + 0.15 the face itself. Of two people the mean counts. Pictures that do not
 * show the same people once each count a neutral 0.5 in the last two.
 */
export function differenceOf(a: PictureFeatures, b: PictureFeatures): number {
  const parts = differenceParts(a, b);
  return 0.3 * parts.hash + 0.3 * parts.grid + 0.25 * parts.composition + 0.15 * parts.face;
}

/** The four terms of {@link differenceOf}, each 0 to 1. */
export function differenceParts(a: PictureFeatures, b: PictureFeatures): DifferenceParts {
  let flipped = 0;
  for (let i = 0; i < a.hash.length; i++) if (a.hash[i] !== b.hash[i]) flipped++;
  let distance = 0;
  a.grid.forEach((p, i) => {
    const q = b.grid[i] ?? [0, 0, 0];
    distance += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  });
  return {
    hash: Math.min(1, flipped / a.hash.length / 0.45),
    grid: Math.min(1, distance / a.grid.length / 45),
    composition: meanOverFaces(a, b, compositionDifference),
    face: meanOverFaces(
      a,
      b,
      (p, q) => 1 - Math.max(0, structuralSimilarity(p.crop, q.crop, CROP_WIDTH_PX, CROP_HEIGHT_PX)),
    ),
  };
}

function meanOverFaces(
  a: PictureFeatures,
  b: PictureFeatures,
  of: (p: FaceFeatures, q: FaceFeatures) => number,
): number {
  if (a.faces.length === 0 || a.faces.length !== b.faces.length) return 0.5;
  let sum = 0;
  a.faces.forEach((face, i) => {
    const other = b.faces[i];
    sum += other ? of(face, other) : 0.5;
  });
  return sum / a.faces.length;
}

function compositionDifference(a: FaceFeatures, b: FaceFeatures): number {
  const size = Math.abs(a.logShare - b.logShare) / 0.9;
  const place = Math.hypot(a.x - b.x, a.y - b.y) / 0.35;
  const roll = Math.abs(a.roll - b.roll) / 0.5;
  return Math.min(1, size + place + roll + (a.isMirrored === b.isMirrored ? 0 : 0.3));
}

export interface PairDifference {
  first: number;
  second: number;
  difference: number;
}

/** Every pair of a list, the most alike first. */
export function comparePairs(features: readonly PictureFeatures[]): PairDifference[] {
  const pairs: PairDifference[] = [];
  features.forEach((a, first) => {
    features.slice(first + 1).forEach((b, k) => {
      pairs.push({ first, second: first + 1 + k, difference: differenceOf(a, b) });
    });
  });
  return pairs.sort((p, q) => p.difference - q.difference);
}
