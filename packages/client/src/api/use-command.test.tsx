// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '../lib/now';
import { PageShown } from '../navigation/page-context';
import { queryClient } from './query-client';
import { refresh } from './refresh';
import { type CommandMutation, useCommand, useCommandMutation } from './use-command';

const { call } = vi.hoisted(() => ({ call: vi.fn(async () => ({ shoots: [] })) }));
vi.mock('./call', () => ({ call }));

const POLL_MS = 5000;
const TICK_MS = 1000;
let times: Set<number>;

function Shoots() {
  times.add(useNow(TICK_MS, true));
  useCommand('QUEUERESULT', {}, { pollMs: POLL_MS, freshMs: 0 });
  return null;
}
const page = (isShown: boolean) => (
  <PageShown.Provider value={isShown}>
    <Shoots />
  </PageShown.Provider>
);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  times = new Set();
  call.mockClear();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

test('a page on top polls and tells the time', async () => {
  render(page(true));
  await pass(3 * POLL_MS);
  expect(call).toHaveBeenCalledTimes(4);
  expect(times.size).toBeGreaterThan(10);
});

test('a page below another one rests, and catches up when it is on top again', async () => {
  const { rerender } = render(page(true));
  await pass(0);
  rerender(page(false));
  const before = times.size;
  call.mockClear();
  await pass(10 * POLL_MS);
  await refresh(['shoots']);
  await pass(0);
  expect(call).not.toHaveBeenCalled();
  expect(times.size).toBe(before);

  rerender(page(true));
  await pass(0);
  expect(call).toHaveBeenCalledTimes(1);
  expect(times.size).toBe(before + 1);
});

test('what is under way is not called a second time by the second of two taps, and may be called again after it', async () => {
  let logOff: CommandMutation<'LOGOFF'> | undefined;
  const told = vi.fn();
  function Button() {
    logOff = useCommandMutation('LOGOFF', { onSuccess: told });
    return null;
  }
  render(<Button />);
  logOff?.mutate({ of: 'keep' });
  logOff?.mutate({ of: 'keep' });
  await pass(0);
  expect([call.mock.calls.length, told.mock.calls.length]).toEqual([1, 1]);
  logOff?.mutate({ of: 'keep' });
  await pass(0);
  expect(told).toHaveBeenCalledTimes(2);
});
