import { clamp } from '../pixels/interpolate.ts';
import type { Framing } from '../stages/framing.ts';
import { isChild } from './head-size.ts';
import { type Placed, type PlacedPair, tallerOf } from './order-pair.ts';
import { bodyOf, faceHalf, gapOf, hasCrown, outerEdge, reachOf } from './pair-measures.ts';
import type { Side } from './turn-inwards.ts';
import type { View } from './view.ts';

/** Eye lines this far apart, as shares of the frame's height. */
export const EYE_LINES_APART = [0.02, 0.1] as const;
const MOST_ROLL_DEGREES = 6;
const LARGEST_PAIR_SHARE = 0.42;
const SHORTEST_MELTING_FACES = 1.9;
const SHARE_STEP = 1.04;

export interface PairFit {
  share: number;
  /** Of the two anchors, shares of the frame's width and height. */
  at: Record<Side, { x: number; y: number }>;
  roll: number;
  melt: boolean;
}

/**
 * The smallest share from the wanted one on at which bodies reach the frame's foot and cut hair leaves its top.
 * @param apart how much farther apart the two stand than the least, as a factor.
 */
export function fitPair(view: View, [left, right]: PlacedPair, aspect: number, apart: number): PairFit {
  const gap = gapOf(left, right) * apart;
  const framing = { ...view.framing, melt: canMelt(view, left, right) };
  const roll = clamp((framing.roll ?? 0) * 0.7, -MOST_ROLL_DEGREES, MOST_ROLL_DEGREES);
  const widest = (aspect * 0.97) / widthOf(left, right, gap, 'faces');
  let share = Math.min(pairShare(framing.share), (aspect * 0.98) / widthOf(left, right, gap, 'heads'), widest);
  if (framing.share > 0.45) share = Math.min(pairShare(framing.share), widest);
  let best = tryShare(framing, left, right, gap, aspect, share, roll);
  while (best.lacking > 0 && share * SHARE_STEP <= Math.min(widest, LARGEST_PAIR_SHARE)) {
    share *= SHARE_STEP;
    const next = tryShare(framing, left, right, gap, aspect, share, roll);
    if (next.lacking < best.lacking) best = next;
  }
  return best.fit;
}

/** A head with little body under it would float if it melted away. */
function canMelt(view: View, ...people: Placed[]): boolean {
  return view.framing.melt === true && people.every((one) => bodyOf(one) >= SHORTEST_MELTING_FACES);
}

/** Two need more room than one: large faces become smaller, small ones stay. */
function pairShare(share: number): number {
  return share <= 0.2 ? Math.max(0.125, share) : 0.2 + (share - 0.2) * 0.52;
}

function widthOf(left: Placed, right: Placed, gap: number, what: 'heads' | 'faces'): number {
  const outer = (one: Placed): number => (what === 'heads' ? reachOf(one, 'outer') : faceHalf(one) * 1.06);
  return outer(left) + gap + outer(right);
}

function tryShare(
  framing: Framing,
  left: Placed,
  right: Placed,
  faces: number,
  aspect: number,
  share: number,
  roll: number,
): { fit: PairFit; lacking: number } {
  const gap = (faces * share) / aspect;
  const centreX = centreOf(framing.x, left, right, gap, share, aspect);
  const tilt = Math.sin((roll * Math.PI) / 180) * gap * aspect * 0.5;
  const apart = eyesApart(left, right, share, tilt);
  const eyesY = (one: Placed): number => (one.side === 'left' ? -apart / 2 : apart / 2);
  const anchorY = (one: Placed): number =>
    eyesY(one) + (one.measures.eyesAbovePx / one.measures.faceHeightPx) * one.size * share;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of [left, right]) {
    const { measures: m, plate } = one;
    const own = one.size * share;
    const above = ((m.anchor.y - m.topY) / m.faceHeightPx) * own;
    // Cut hair lies above the frame's top; other hair has room, unless the faces are large.
    if (plate.person.cutAt.top && !hasCrown(one)) lowest = Math.min(lowest, above * 0.92 - anchorY(one));
    else highest = Math.max(highest, above * (share > 0.28 ? 0.8 : 1.06) - anchorY(one));
    const below = bodyOf(one);
    if (!framing.melt) highest = Math.max(highest, 1 + Math.abs(tilt) - below * own - anchorY(one));
  }
  const wanted = clamp(framing.y, 0.28, 0.6);
  const y = Math.min(lowest, Math.max(highest, wanted));
  const lacking = Math.max(0, highest - lowest, y - 0.64, sidesLacking(left, right, share, centreX, gap, aspect));
  const at = {
    left: { x: centreX - gap / 2, y: y + anchorY(left) },
    right: { x: centreX + gap / 2, y: y + anchorY(right) },
  };
  return { fit: { share, at, roll, melt: framing.melt === true }, lacking };
}

/** How much of the frame's width lies beyond an outer side at which a photo cuts the body. */
function sidesLacking(
  left: Placed,
  right: Placed,
  share: number,
  centreX: number,
  gap: number,
  aspect: number,
): number {
  const edge = (one: Placed): number => (outerEdge(one) * share) / aspect;
  return Math.max(0, centreX - gap / 2 - edge(left), 1 - centreX - gap / 2 - edge(right));
}

/** Between the two faces; near the wanted place as long as both heads are inside. */
function centreOf(wanted: number, left: Placed, right: Placed, gap: number, share: number, aspect: number): number {
  const half = gap / 2;
  const reach = (one: Placed): number => (Math.max(reachOf(one, 'outer') * 1.14, faceHalf(one)) * share) / aspect;
  const edge = (one: Placed): number => (outerEdge(one) * share) / aspect;
  const low = Math.max(half + reach(left), 1 - half - edge(right));
  const high = Math.min(1 - half - reach(right), half + edge(left));
  if (low <= high) return clamp(0.5 + (wanted - 0.5) * 0.9, low, high);
  // Hair may leave the frame, faces may not.
  const face = (one: Placed): number => (faceHalf(one) * 1.06 * share) / aspect;
  const [lowest, highest] = [half + face(left), 1 - half - face(right)];
  return lowest > highest ? (lowest + highest) / 2 : clamp((low + high) / 2, lowest, highest);
}

/** Eye line of the right one under the left one's, share of the height; a camera's roll adds to who is taller. */
function eyesApart(left: Placed, right: Placed, share: number, tilt: number): number {
  const [least, most] = EYE_LINES_APART;
  const taller = tallerOf(left, right);
  const [l, r] = [isChild(left.plate), isChild(right.plate)];
  const natural = share * (l !== r ? 0.52 : left.plate.person.gender !== right.plate.person.gender ? 0.24 : 0.16);
  const size = clamp(natural, least * 1.2, most * 0.95);
  const apart = (taller === left ? size : -size) + 2 * tilt;
  // The roll never makes the shorter one the taller.
  return taller === left ? clamp(apart, least * 1.1, most * 0.98) : clamp(apart, -most * 0.98, -least * 1.1);
}
