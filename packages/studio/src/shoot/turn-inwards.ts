import type { GroupMember } from './group-place.ts';
import type { View } from './view.ts';

export type Side = 'left' | 'right';

/** Who of a pair stands at which side, and who of them is mirrored. */
export interface Arrangement {
  left: GroupMember;
  right: GroupMember;
  mirrors: Readonly<Record<Side, boolean>>;
}

/** A head turned less than this looks at the camera: the pose turns it inwards. */
const NEARLY_FRONT_DEGREES = 5;
/** What else is unwelcome, as degrees of a look out of the picture. */
const COST_OF_OWN_MIRROR = 3;
const COST_OF_OTHER_SIDES = 8;
const COST_OF_INNER_CUT = 12;
/** A crossed collar in a mirror is a shroud's. */
const COST_OF_TURNED_COLLAR = 40;

/**
 * Both look into the picture: a head that is turned to one side stands at the other one, or is mirrored. Otherwise sides and mirror are
 * as the view says, and a side at which the photo cuts the body is turned outwards.
 */
export function turnInwards(view: View, members: readonly [GroupMember, GroupMember]): Arrangement {
  const isSwapped = view.isSwapped ?? false;
  const mirror = view.framing.mirror ?? false;
  let best: { cost: number; arrangement: Arrangement } | undefined;
  for (const swap of [isSwapped, !isSwapped]) {
    const [left, right] = swap ? [members[1], members[0]] : members;
    for (const mirrorLeft of [mirror, !mirror]) {
      for (const mirrorRight of [mirror, !mirror]) {
        const cost =
          costOf(left, 'left', mirrorLeft, mirror) +
          costOf(right, 'right', mirrorRight, mirror) +
          (swap === isSwapped ? 0 : COST_OF_OTHER_SIDES);
        if (best && cost >= best.cost) continue;
        best = { cost, arrangement: { left, right, mirrors: { left: mirrorLeft, right: mirrorRight } } };
      }
    }
  }
  if (!best) throw new RangeError('a pair is two people');
  return best.arrangement;
}

function costOf({ plate }: GroupMember, side: Side, isMirrored: boolean, ofView: boolean): number {
  const { cutAt } = plate.person;
  const outwards = looksOutwards(plate.person.yaw, side, isMirrored);
  const isInnerCut = cutAt.left !== cutAt.right && ((side === 'left') === isMirrored ? cutAt.left : cutAt.right);
  const mirrored = plate.isOneSided ? COST_OF_TURNED_COLLAR : COST_OF_OWN_MIRROR;
  return (
    Math.max(0, outwards - NEARLY_FRONT_DEGREES) +
    (isInnerCut ? COST_OF_INNER_CUT : 0) +
    (isMirrored === ofView ? 0 : mirrored)
  );
}

/** Degrees by which somebody looks out of the picture who stands at a side. */
export function looksOutwards(yaw: number, side: Side, isMirrored: boolean): number {
  return (side === 'left') === isMirrored ? yaw : -yaw;
}
