import { expect, test } from 'vitest';
import { type FaceBearing, momentsOf } from './moments-of.ts';

const bearing = (changes: Partial<FaceBearing>): FaceBearing => ({
  ...{ yaw: 0, pitch: 0, roll: 0, smile: 0.1, mouthOpen: 0.02 },
  ...changes,
});

test.each([
  [{}, ['front', 'calm']],
  [{ yaw: 3, smile: 0.9, mouthOpen: 0.2 }, ['front', 'smile']],
  [{ yaw: -20 }, ['left', 'calm']],
  [{ yaw: 20, smile: 0.8 }, ['right', 'smile']],
  [{ smile: 0.48 }, ['front']],
  [{ mouthOpen: 0.25 }, ['front']],
] as const)('%j is %j', (changes, moments) => {
  expect(momentsOf(bearing(changes))).toEqual(moments);
});
