import { expect, test } from 'vitest';
import { isDeveloping, scheduleArrivals, stageAt } from './development';

test('photos of the first answer lie there finished', () => {
  const schedule = scheduleArrivals(undefined, ['a', 'b'], 1000);
  expect(stageAt(schedule.get('b'), 1000)).toBe(4);
  expect(isDeveloping(schedule, 1000)).toBe(false);
});

test('a photo that arrives develops from blank to done', () => {
  const schedule = scheduleArrivals(scheduleArrivals(undefined, [], 0), ['a'], 1000);
  const stages = [999, 1000, 1400, 1800, 2200].map((nowMs) => stageAt(schedule.get('a'), nowMs));
  expect(stages).toEqual([0, 1, 2, 3, 4]);
});

test('photos that arrive together develop one after another', () => {
  const schedule = scheduleArrivals(scheduleArrivals(undefined, [], 0), ['a', 'b', 'c'], 1000);
  const [a = 0, b = 0, c = 0] = schedule.values();
  expect(a).toBe(1000);
  expect(b).toBeGreaterThan(a);
  expect(c - b).toBe(b - a);
});

test('a later answer does not begin a photo anew', () => {
  const schedule = scheduleArrivals(scheduleArrivals(undefined, [], 0), ['a'], 1000);
  expect(scheduleArrivals(schedule, ['a'], 5000)).toBe(schedule);
  expect(scheduleArrivals(schedule, ['a', 'b'], 5000).get('b')).toBe(5000);
});
