import { expect, test } from 'vitest';
import { backOffMs, MAX_WAIT_MS, readRetryAfter } from './retry-after.ts';

test.each([
  ['3', 3000],
  ['0.5', 500],
  ['Thu, 01 Jan 1970 00:00:12 GMT', 2000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s is %s ms', (header, ms) => {
  expect(readRetryAfter(header, 10_000)).toBe(ms);
});

test('without it the wait doubles, by chance up to half shorter, and ends', () => {
  expect([0, 1, 2].map((tried) => backOffMs(tried, 0))).toEqual([1000, 2000, 4000]);
  expect(backOffMs(1, 1)).toBe(1000);
  expect(backOffMs(20, 0)).toBe(MAX_WAIT_MS);
});
