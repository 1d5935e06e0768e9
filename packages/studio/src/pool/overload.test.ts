import { expect, test } from 'vitest';
import { overload } from './overload.ts';

test.each([
  ['a machine with nothing to do', 0, 2, 1],
  ['one whose cores are busy', 2, 2, 1],
  ['one with three times as much to do', 6, 2, 3],
  ['one that has come to a halt', 90, 2, 5],
])('%s', (_, load, cores, times) => {
  expect(overload(load, cores)).toBe(times);
});
