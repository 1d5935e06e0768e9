import { type FigureMeasures, figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import type { GroupMember } from './group-place.ts';
import { isChild, relativeShare } from './head-size.ts';
import { type Side, turnInwards } from './turn-inwards.ts';
import type { View } from './view.ts';

/** One of the two, with lengths as shares of the frame's height per unit of the pair's share. */
export interface Placed extends GroupMember {
  side: Side;
  measures: FigureMeasures;
  mirror: boolean;
  /** Share of the frame's height that the face takes, per unit of the pair's share. */
  size: number;
  isFront: boolean;
}

export type PlacedPair = readonly [left: Placed, right: Placed];

/** The one behind stands half a step back. */
const BACK_SIZE = 0.97;

/**
 * Who of a pair stands left and right, in front and behind, mirrored or not, and how large.
 * @returns the pair as it is best, then with the other one in front, unless one is a child.
 */
export function orderPair(view: View, members: readonly [GroupMember, GroupMember]): readonly PlacedPair[] {
  const { left, right, mirrors } = turnInwards(view, members);
  const inFront = (front: Side): PlacedPair => {
    const [one, other] = [place(left, 'left', mirrors, front), place(right, 'right', mirrors, front)];
    const largest = Math.max(one.size, other.size);
    return [
      { ...one, size: one.size / largest },
      { ...other, size: other.size / largest },
    ];
  };
  const front = chooseFront(view, left, right);
  const isFamily = isChild(left.plate) !== isChild(right.plate);
  return isFamily ? [inFront(front)] : [inFront(front), inFront(front === 'left' ? 'right' : 'left')];
}

function place(member: GroupMember, side: Side, mirrors: Readonly<Record<Side, boolean>>, front: Side): Placed {
  const isFront = side === front;
  return {
    ...member,
    side,
    mirror: mirrors[side],
    measures: figureOfPlate(member.plate).measures,
    size: relativeShare(member.plate) * (isFront ? 1 : BACK_SIZE),
    isFront,
  };
}

/** A child stands in front; else whose photo cuts fewer sides; else who stands nearer to the frame's middle. */
function chooseFront(view: View, left: GroupMember, right: GroupMember): Side {
  if (isChild(left.plate) !== isChild(right.plate)) return isChild(left.plate) ? 'left' : 'right';
  const [leftCuts, rightCuts] = [countCuts(left), countCuts(right)];
  if (leftCuts !== rightCuts) return leftCuts < rightCuts ? 'left' : 'right';
  return view.framing.x >= 0.5 ? 'left' : 'right';
}

function countCuts({ plate: { person } }: GroupMember): number {
  return Number(person.cutAt.left) + Number(person.cutAt.right);
}

/** Whether the photo cuts the body at the side that is turned to the other person. */
export function isInnerCut({ plate, side, mirror }: Placed): boolean {
  const { left, right } = plate.person.cutAt;
  return (side === 'left') === mirror ? left : right;
}

/** The one whose eyes are higher. */
export function tallerOf(left: Placed, right: Placed): Placed {
  if (isChild(left.plate) !== isChild(right.plate)) return isChild(left.plate) ? right : left;
  if (left.plate.person.gender !== right.plate.person.gender) return left.plate.person.gender === 'male' ? left : right;
  return left.isFront ? right : left;
}
