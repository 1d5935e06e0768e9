import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStall } from './watch-stall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a run without a sign of life is aborted', () => {
  const stall = watchStall(100);
  vi.advanceTimersByTime(99);
  expect(stall.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stall.signal.aborted).toBe(true);
});

test('a sign of life starts the time anew', () => {
  const stall = watchStall(100);
  vi.advanceTimersByTime(99);
  stall.touch();
  vi.advanceTimersByTime(99);
  expect(stall.signal.aborted).toBe(false);
});

test('a run that ended is not aborted any more', () => {
  const stall = watchStall(100);
  stall.end();
  vi.advanceTimersByTime(1000);
  expect(stall.signal.aborted).toBe(false);
});
