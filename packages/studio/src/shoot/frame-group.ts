import type { Plate } from '../plate.ts';
import { framePair } from './frame-pair.ts';
import type { GroupMember, GroupPlace } from './group-place.ts';
import type { View } from './view.ts';

/**
 * Places each person, the one at the back first: alone as the view says, two side by side (see {@link framePair}).
 * @param cast indices of the plates that this view shows.
 * @throws RangeError for more than two people.
 */
export function frameGroup(
  view: View,
  plates: readonly Plate[],
  cast: readonly number[],
  aspect: number,
): GroupPlace[] {
  const people = cast.map((plateIndex) => {
    const plate = plates[plateIndex];
    if (!plate) throw new RangeError(`no plate ${plateIndex}`);
    return { plateIndex, plate };
  });
  const [first, second] = people;
  if (!first) return [];
  if (!second) return [placeAlone(first, view)];
  if (people.length > 2) throw new RangeError('a view shows two people at most');
  return framePair(view, [first, second], aspect);
}

function placeAlone(member: GroupMember, { framing, pose = {} }: View): GroupPlace {
  // Only what is fitted already can have the cut of the hair within its frame.
  const crown = framing.isFitted === true && member.plate.person.cutAt.top;
  return { ...member, framing, pose, ...(crown ? { cuts: { crown } } : {}) };
}
