import type { Placed } from './order-pair.ts';

/** Face centres at least this many widths of the wider face apart. */
export const FACES_APART = 1.4;
/** Hair that the photo cuts this close over the forehead is left out of the frame; a higher cut is rounded. */
const LOWEST_CROWN_FACES = 0.68;

/** Distance of the face centres per unit of share. */
export function gapOf(left: Placed, right: Placed): number {
  const faces = FACES_APART * 2 * Math.max(faceHalf(left), faceHalf(right)) * 1.04;
  const [front, back] = left.isFront ? [left, right] : [right, left];
  // The front one's hair may touch the other's hair but not the face.
  const hair = reachOf(front, 'inner') + faceHalf(back) * 0.95;
  return Math.max(faces, hair);
}

/** Half the face's width, as all lengths here per unit of the pair's share. */
export function faceHalf({ measures, size }: Placed): number {
  return (measures.headHalfWidthPx / measures.faceHeightPx) * size;
}

/** How far head and hair reach from the face's middle, towards the other person or away. */
export function reachOf({ measures, side, mirror, size }: Placed, towards: 'inner' | 'outer'): number {
  const isRight = (side === 'left') === (towards === 'inner');
  const px = isRight === mirror ? measures.headReachLeftPx : measures.headReachRightPx;
  return (px / measures.faceHeightPx) * size;
}

/** From the anchor to where the photo cuts the body on the outer side, per unit of share. */
export function outerEdge({ measures: m, side, mirror, size }: Placed): number {
  const isLeftOfPlate = (side === 'left') !== mirror;
  const isCut = Number.isFinite(isLeftOfPlate ? m.cutLeftFromY : m.cutRightFromY);
  if (!isCut) return Number.POSITIVE_INFINITY;
  const px = isLeftOfPlate ? m.anchor.x : m.plateWidthPx - m.anchor.x;
  return (px / m.faceHeightPx - 0.14) * size;
}

/** What the photo shows below the anchor, in face heights. */
export function bodyOf({ measures: m }: Placed): number {
  return (m.bottomY - m.anchor.y) / m.faceHeightPx;
}

/** Whether enough hair is left above the forehead to be rounded to a crown. */
export function hasCrown({ measures: m }: Placed): boolean {
  return (m.anchor.y - m.topY) / m.faceHeightPx >= LOWEST_CROWN_FACES;
}
