import { describe, expect, it } from 'vitest';
import { drawPlate } from '../stages/drawn-plate.ts';
import { aView } from './a-view.fixture.ts';
import type { GroupMember } from './group-place.ts';
import { looksOutwards, turnInwards } from './turn-inwards.ts';
import type { View } from './view.ts';

const YAWS = [-31, -18, -9, 0, 9, 18, 31];
const drawn = new Map(YAWS.map((yaw) => [yaw, drawPlate({ bodyFaces: 1, yaw })]));
const member = (plateIndex: number, yaw: number, change: Partial<GroupMember['plate']> = {}): GroupMember => {
  const plate = drawn.get(yaw);
  if (!plate) throw new RangeError('not drawn');
  return { plateIndex, plate: { ...plate, ...change } };
};
const viewOf = (isSwapped: boolean, mirror: boolean): View => ({
  ...aView({ share: 0.3, x: 0.5, y: 0.4, mirror }),
  isSwapped,
});
const VIEWS = [false, true].flatMap((isSwapped) => [false, true].map((mirror) => viewOf(isSwapped, mirror)));

/** Degrees by which each looks out of the picture. */
function outwards(view: View, first: GroupMember, second: GroupMember): [number, number] {
  const { left, right, mirrors } = turnInwards(view, [first, second]);
  return [
    looksOutwards(left.plate.person.yaw, 'left', mirrors.left),
    looksOutwards(right.plate.person.yaw, 'right', mirrors.right),
  ];
}

describe.each(YAWS)('with the first one turned by %i degrees', (yaw) => {
  it.each(YAWS)('nobody looks out of the picture beside one turned by %i, in either order', (other) => {
    for (const view of VIEWS) {
      for (const outward of outwards(view, member(0, yaw), member(1, other))) expect(outward).toBeLessThanOrEqual(5);
    }
  });
});

it('leaves sides and mirror as the view says where both look at the camera', () => {
  for (const view of VIEWS) {
    const { left, mirrors } = turnInwards(view, [member(0, 0), member(1, 0)]);
    expect(left.plateIndex).toBe(view.isSwapped ? 1 : 0);
    expect([mirrors.left, mirrors.right]).toEqual([view.framing.mirror, view.framing.mirror]);
  }
});

it('changes sides instead of mirroring who wears a crossed collar', () => {
  const crossed = { isOneSided: true } as const;
  for (const view of VIEWS) {
    const { left, mirrors } = turnInwards(view, [member(0, -31, crossed), member(1, 0, crossed)]);
    expect([mirrors.left, mirrors.right]).toEqual([view.framing.mirror, view.framing.mirror]);
    expect(left.plateIndex).toBe(view.framing.mirror ? 0 : 1);
  }
});

it('turns a cut side outwards, unless the person would look away from the other', () => {
  const cutAtLeft = (yaw: number): GroupMember => {
    const { plate } = member(0, yaw);
    return member(0, yaw, { person: { ...plate.person, cutAt: { ...plate.person.cutAt, left: true } } });
  };
  const view = viewOf(true, false);
  expect(turnInwards(view, [cutAtLeft(0), member(1, 0)]).mirrors.right).toBe(true);
  expect(turnInwards(view, [cutAtLeft(-31), member(1, 0)]).mirrors.right).toBe(false);
});
