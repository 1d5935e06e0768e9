import { expect, test } from 'vitest';
import { assignFaces } from './assign-faces.ts';

test('one person gets the nearest face', () => {
  expect(assignFaces([[0.7, 0.4]])).toEqual([{ face: 1, distance: 0.4 }]);
});

test('two people get a face each, so that the worst is least', () => {
  const distances = [
    [0.3, 0.4],
    [0.2, 0.9],
  ];
  expect(assignFaces(distances)).toEqual([
    { face: 1, distance: 0.4 },
    { face: 0, distance: 0.2 },
  ]);
});

test('whom no face is left for is infinitely far', () => {
  expect(assignFaces([[]])).toEqual([{ distance: Number.POSITIVE_INFINITY }]);
  expect(assignFaces([[0.8], [0.3]])).toEqual([{ distance: Number.POSITIVE_INFINITY }, { face: 0, distance: 0.3 }]);
});
