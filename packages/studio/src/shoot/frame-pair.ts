import type { Pose } from '../stages/pose/pose.ts';
import { coveredFace } from './covered-face.ts';
import { fitPair, type PairFit } from './fit-pair.ts';
import type { GroupMember, GroupPlace } from './group-place.ts';
import { isInnerCut, orderPair, type Placed, type PlacedPair } from './order-pair.ts';
import { hasCrown } from './pair-measures.ts';
import type { View } from './view.ts';

/** The one in front may hide this share of the other's face: the edge of an ear, or a strand. */
export const MOST_COVERED = 0.03;
/** Steps by which two move apart, and how far at most: then they are two portraits. */
const APART_STEP = 1.09;
const MOST_APART = 1.6;

/**
 * Two people side by side, both looking into the picture, one shoulder before the other: heads of the sizes that the two really have, the
 * eye lines a little apart, a side at which the photo cuts the body turned outwards, nothing in the frame that the photos do not show. They
 * stand so far apart, or the other one in front, that neither hair nor shoulder hides a face.
 * @returns the one at the back first.
 */
export function framePair(view: View, members: readonly [GroupMember, GroupMember], aspect: number): GroupPlace[] {
  const orders = orderPair(view, members);
  let best: { covered: number; places: GroupPlace[] } | undefined;
  for (let apart = 1; apart <= MOST_APART; apart *= APART_STEP) {
    for (const pair of orders) {
      const places = placesOf(view, pair, fitPair(view, pair, aspect, apart));
      const covered = coveredFace(places, aspect);
      if (covered <= MOST_COVERED) return places;
      if (!best || covered < best.covered) best = { covered, places };
    }
  }
  return best?.places ?? [];
}

/** The one behind first. */
function placesOf(view: View, [left, right]: PlacedPair, fit: PairFit): [GroupPlace, GroupPlace] {
  const places = { left: placeOf(view, left, fit), right: placeOf(view, right, fit) };
  return left.isFront ? [places.right, places.left] : [places.left, places.right];
}

/** Heads turn and lean towards each other a little; the view's own pose is heard through it, milder. */
function placeOf(view: View, one: Placed, fit: PairFit): GroupPlace {
  const pose: Pose = view.pose ?? {};
  const inwards = one.side === 'left' ? 1 : -1;
  const mild = one.isFront ? 1 : 0.6;
  const { x, y } = fit.at[one.side];
  return {
    plateIndex: one.plateIndex,
    plate: one.plate,
    framing: {
      ...view.framing,
      share: fit.share * one.size,
      x,
      y,
      roll: fit.roll,
      mirror: one.mirror,
      melt: fit.melt,
      isFitted: true,
    },
    pose: {
      ...pose,
      yaw: 6 * inwards + 0.4 * (pose.yaw ?? 0),
      pitch: 0.7 * mild * (pose.pitch ?? 0),
      roll: 3 * inwards + 0.35 * (pose.roll ?? 0),
      turn: 5 * inwards + 0.3 * (pose.turn ?? 0),
      smile: (pose.smile ?? 0) * mild,
      close: (pose.close ?? 0) * (one.isFront ? 1 : 0.8),
      lean: 0,
      drop: 0,
    },
    cuts: {
      crown: one.plate.person.cutAt.top && hasCrown(one),
      // As the plate shows it: the side that is turned to the other person.
      ...(one.isFront && isInnerCut(one) ? { side: (one.side === 'left') === one.mirror ? 'left' : 'right' } : {}),
    },
  };
}
