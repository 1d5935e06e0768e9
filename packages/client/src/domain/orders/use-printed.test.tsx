// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrinted } from './use-printed';

const { asked } = vi.hoisted(() => ({ asked: [] as unknown[] }));
vi.mock('../../api/use-command', () => ({
  useCommand: (_: string, { print }: { print: { crop: { x: number } } }) => {
    asked.push(print.crop.x);
    return { data: { printed: `at ${print.crop.x}` } };
  },
}));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what a part looks like printed is asked for once it lies still, and not shown of another part', async () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const { result, rerender } = renderHook((x: number) => usePrinted('p1', { ...crop, x }), { initialProps: 0 });
  expect(result.current).toBe('at 0');
  rerender(0.1);
  rerender(0.2);
  expect(result.current).toBeUndefined();
  await act(async () => vi.advanceTimersByTimeAsync(300));
  expect(result.current).toBe('at 0.2');
  expect(asked).not.toContain(0.1);
});
