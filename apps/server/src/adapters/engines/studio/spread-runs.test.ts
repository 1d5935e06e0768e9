import { expect, test } from 'vitest';
import { spreadRuns } from './spread-runs.ts';

test('runs stay whole, the first one is begun first, and threads have about as many sheets', () => {
  const own = [0];
  const near = [1, 2, 3, 4, 5, 6, 7];
  const side = [8, 9, 10, 11, 12];
  const middle = [13, 14, 15, 16, 17, 18, 19];
  expect(spreadRuns([own, near, side, middle], 2)).toEqual([
    [...own, ...middle],
    [...near, ...side],
  ]);
});

test('a thread without a run has nothing of its own, and a single one has all of them in order', () => {
  expect(spreadRuns([[3, 1]], 3)).toEqual([[3, 1], [], []]);
  expect(spreadRuns([[5], [1, 2], [3, 4, 6]], 1)).toEqual([[5, 1, 2, 3, 4, 6]]);
  expect(spreadRuns([], 2)).toEqual([[], []]);
});
