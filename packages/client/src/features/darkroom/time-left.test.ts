import { expect, test } from 'vitest';
import { estimateEnd, isLate, secondsLeft } from './time-left';

test('counts down between two answers', () => {
  const left = estimateEnd(undefined, 10, 1000);
  expect(secondsLeft(left, 1000)).toBe(10);
  expect(secondsLeft(left, 4400)).toBe(7);
  expect(secondsLeft(left, 60_000)).toBe(0);
});

test('takes a shorter estimate at once', () => {
  const left = estimateEnd(estimateEnd(undefined, 10, 0), 4, 1000);
  expect(secondsLeft(left, 1000)).toBe(4);
  expect(left.isLonger).toBe(false);
});

test('keeps running through an estimate that only wavers', () => {
  const before = estimateEnd(undefined, 10, 0);
  expect(estimateEnd(before, 11, 1000)).toBe(before);
});

test('says so when it takes longer than was promised', () => {
  const left = estimateEnd(estimateEnd(undefined, 10, 0), 20, 1000);
  expect(secondsLeft(left, 1000)).toBe(20);
  expect(left.isLonger).toBe(true);
});

test('stops saying so once the promise can be kept again', () => {
  const longer = estimateEnd(estimateEnd(undefined, 10, 0), 20, 1000);
  expect(estimateEnd(longer, 5, 2000).isLonger).toBe(false);
});

test('does not go on promising an end that is long past', () => {
  const left = estimateEnd(undefined, 10, 0);
  expect(isLate(left, 12_000)).toBe(false);
  expect(isLate(left, 20_000)).toBe(true);
});
