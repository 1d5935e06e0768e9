import { expect, it } from 'vitest';
import { backOffMs } from './back-off';

it('doubles from one second to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((failures) => backOffMs(failures, () => 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it('spreads attempts over the second half', () => {
  expect(backOffMs(0, () => 0)).toBe(500);
});
