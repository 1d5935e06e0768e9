// @vitest-environment happy-dom

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTimeLeft } from './use-time-left';

const here = vi.hoisted(() => ({ nowMs: 0 }));
vi.mock('../../lib/now', () => ({ useNow: () => here.nowMs }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { oversec: 30 } }),
}));

afterEach(cleanup);

test('a shoot is said to take longer as many seconds past its estimate as the operator tells', () => {
  const { result, rerender } = renderHook(() => useTimeLeft(10, 0));
  const isLongerAt = (seconds: number) => {
    here.nowMs = seconds * 1000;
    rerender();
    return result.current?.isLonger;
  };
  expect([isLongerAt(39), isLongerAt(41)]).toEqual([false, true]);
});
