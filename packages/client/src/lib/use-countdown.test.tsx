// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([60_000, 59_400, 1_001, 5])(
  'a countdown of %d ms comes to its end, whole seconds or not',
  async (lengthMs) => {
    const untilMs = Date.now() + lengthMs;
    const { result } = renderHook(() => useCountdown(untilMs));
    expect(result.current).toBe(Math.ceil(lengthMs / 1000));
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(result.current).toBe(Math.max(0, Math.ceil((lengthMs - 1_000) / 1000)));
    await act(async () => vi.advanceTimersByTimeAsync(lengthMs));
    expect(result.current).toBe(0);
  },
);

test('a countdown goes on after the clock was set back', async () => {
  const untilMs = Date.now() + 3_000;
  const { result } = renderHook(() => useCountdown(untilMs));
  vi.setSystemTime(Date.now() - 990);
  await act(async () => vi.advanceTimersByTimeAsync(6_000));
  expect(result.current).toBe(0);
});
