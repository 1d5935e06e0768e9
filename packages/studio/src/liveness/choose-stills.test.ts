import { expect, test } from 'vitest';
import { chooseStills } from './choose-stills.ts';
import type { FrameFace, FrameMeasure } from './measure-frame.ts';

const CALM: FrameFace = {
  ...{ x: 0.5, y: 0.5, height: 0.35, yaw: 0, eyes: 0.3, mouth: 0.02, smile: 0.1, sharpness: 60, embedding: [0] },
};
const frame = (face: Partial<FrameFace>): FrameMeasure => ({
  faces: 1,
  face: { ...CALM, ...face },
  tiles: new Float32Array(),
});
const none: FrameMeasure = { faces: 0, tiles: new Float32Array() };

test('of each kind the sharpest comes first, and three at the most', () => {
  const frames = [40, 90, 20, 70, 80].map((sharpness) => frame({ sharpness }));
  expect(chooseStills(frames)).toEqual([[1, 4, 3], [], [], []]);
});

test('turns to both sides and a smile are photos of their own', () => {
  const frames = [frame({}), frame({ yaw: 25 }), frame({ yaw: -30 }), frame({ smile: 0.95, mouth: 0.2 }), none];
  expect(chooseStills(frames)).toEqual([[0], [1], [2], [3]]);
});

test.each([
  ['closed eyes', { eyes: 0.1 }],
  ['an open mouth', { mouth: 0.5 }],
  ['a blurred face', { sharpness: 5 }],
  ['a head that is on its way', { yaw: 12 }],
  ['a head that is turned away', { yaw: 45 }],
])('%s is none', (_what, face) => {
  expect(chooseStills([...Array(4).fill(frame({})), frame(face)]).flat()).not.toContain(4);
});

test('a check without a face has none', () => {
  expect(chooseStills([none])).toEqual([[], [], [], []]);
});
