// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGradually } from './use-gradually';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a few are shown at once, and all in the end', async () => {
  const { result } = renderHook(() => useGradually(5, 2));
  expect(result.current).toBe(2);
  const seen: number[] = [];
  for (let step = 0; step < 4; step++) {
    await act(() => vi.advanceTimersByTimeAsync(100));
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 4, 5, 5]);
});

test('as many more at a time as one says', async () => {
  const { result } = renderHook(() => useGradually(10, 4, 6));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toBe(10);
});

test('there are never more than there are', () => {
  expect(renderHook(() => useGradually(1, 2)).result.current).toBe(1);
});
