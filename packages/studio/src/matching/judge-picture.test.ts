import { expect, test } from 'vitest';
import { judgeComparison, judgePicture } from './judge-picture.ts';

const good = { faces: 1, people: 1, distance: 0.4, sharpness: 30, tonalSpread: 60 };

test('a sharp picture of the one person passes', () => {
  expect(judgePicture(good)).toBeUndefined();
});

test.each([
  ['blank', { tonalSpread: 1, faces: 0 }],
  ['faces', { faces: 0 }],
  ['faces', { faces: 2 }],
  ['unlike', { distance: 0.62 }],
  ['copied', { distance: 0.15 }],
  ['blurred', { sharpness: 3 }],
] as const)('%s: %j', (fault, change) => {
  expect(judgePicture({ ...good, ...change })).toBe(fault);
});

test('of two people the one who is less like decides', () => {
  const people = [
    { distance: 0.3, likeness: 97 },
    { distance: 0.7, likeness: 40 },
  ];
  expect(judgeComparison({ ...good, faces: 2, widthPx: 1, heightPx: 1, people })).toBe('unlike');
});
