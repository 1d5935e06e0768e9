import { REAL_PERSON_FRAMES } from '@kinora/contract';
import { expect, test } from 'vitest';
import { clipTimes } from './clip-times';

test('a short clip is cut four times a second', () => {
  expect(clipTimes(1_100)).toEqual([0, 250, 500, 750, 1000]);
  expect(clipTimes(10_000)).toHaveLength(40);
});

test.each([15_000, 20_000, 90_000])('a longer one of %i ms gives as many frames as may be sent', (durationMs) => {
  const times = clipTimes(durationMs);
  expect(times.length).toBeGreaterThan(REAL_PERSON_FRAMES.max - 3);
  expect(times.length).toBeLessThanOrEqual(REAL_PERSON_FRAMES.max);
  expect(times.at(-1)).toBeLessThanOrEqual(20_000);
});
