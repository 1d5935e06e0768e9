import { type FigureMeasures, figureOfPlate } from '../stages/figure/figure-of-plate.ts';
import type { GroupMember } from './group-place.ts';
import { isChild, relativeShare } from './head-size.ts';
import type { View } from './view.ts';

export type Side = 'left' | 'right';

/** One of the two, with lengths as shares of the frame's height per unit of the pair's share. */
export interface Placed extends GroupMember {
  side: Side;
  measures: FigureMeasures;
  mirror: boolean;
  /** Share of the frame's height that the face takes, per unit of the pair's share. */
  size: number;
  isFront: boolean;
}

/** The one behind stands half a step back. */
const BACK_SIZE = 0.97;

/** Who of a pair stands left and right, in front and behind, mirrored or not, and how large. */
export function orderPair(view: View, sides: readonly [GroupMember, GroupMember]): [Placed, Placed] {
  const [left, right] = sides.map(({ plateIndex, plate }, index): Placed => {
    const { left: cutLeft, right: cutRight } = plate.person.cutAt;
    const side: Side = index === 0 ? 'left' : 'right';
    const mirror = cutLeft === cutRight ? (view.framing.mirror ?? false) : side === 'left' ? cutRight : cutLeft;
    return {
      plateIndex,
      plate,
      side,
      mirror,
      measures: figureOfPlate(plate).measures,
      size: relativeShare(plate),
      isFront: false,
    };
  });
  if (!left || !right) throw new RangeError('a pair is two people');
  const front = chooseFront(view, left, right);
  front.isFront = true;
  const back = front === left ? right : left;
  back.size *= BACK_SIZE;
  const largest = Math.max(left.size, right.size);
  left.size /= largest;
  right.size /= largest;
  return [left, right];
}

/** A child stands in front; else whose photo cuts fewer sides; else who stands nearer to the frame's middle. */
function chooseFront(view: View, left: Placed, right: Placed): Placed {
  if (isChild(left.plate) !== isChild(right.plate)) return isChild(left.plate) ? left : right;
  const [leftCuts, rightCuts] = [countCuts(left), countCuts(right)];
  if (leftCuts !== rightCuts) return leftCuts < rightCuts ? left : right;
  return view.framing.x >= 0.5 ? left : right;
}

function countCuts({ plate: { person } }: Placed): number {
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
