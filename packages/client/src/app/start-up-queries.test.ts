// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../api/command-error';

const { call, showError, network, listeners } = vi.hoisted(() => ({
  call: vi.fn(),
  showError: vi.fn(),
  network: { isThere: true },
  listeners: [] as ((isThere: boolean) => unknown)[],
}));
vi.mock('../api/call', () => ({ call }));
vi.mock('../api/show-error', () => ({ showError }));
vi.mock('./theme-texts', () => ({ startThemeTexts: async () => undefined }));
vi.mock('../platform/connection', () => ({
  isOnline: () => network.isThere,
  onConnectionChange: (listener: (isThere: boolean) => unknown) => listeners.push(listener),
}));

const { queryClient } = await import('../api/query-client');
const { commandKey } = await import('../api/use-command');
const { configurationFailed } = await import('./configuration-failed');
const { runStartUpQueries } = await import('./start-up-queries');
const asked = (name: string) => call.mock.calls.filter(([command]) => command === name).length;

function refuseConfiguration(): void {
  call.mockImplementation(async (name: string) => {
    if (name === 'GLOBALCONF') throw new CommandError(10_009);
    return {};
  });
}

function setNetwork(isThere: boolean): void {
  network.isThere = isThere;
  for (const listener of listeners) listener(isThere);
}

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  call.mockReset();
  showError.mockClear();
  listeners.length = 0;
});
afterEach(async () => {
  // It stops asking once it is there.
  call.mockResolvedValue({});
  setNetwork(true);
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

test('configuration and gallery are asked for', async () => {
  call.mockResolvedValue({});
  await runStartUpQueries();
  expect([asked('GLOBALCONF'), asked('QUERYINDEX'), configurationFailed.get()]).toEqual([1, 1, false]);
});

test('nobody is told of a failure when the second try has it', async () => {
  refuseConfiguration();
  await runStartUpQueries();
  call.mockResolvedValue({});
  await vi.advanceTimersByTimeAsync(3000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked('GLOBALCONF'), configurationFailed.get()]).toEqual([2, false]);
  expect(showError).not.toHaveBeenCalled();
});

test('a failure that lasts is told once and flagged, and it is asked for again after a while, until it is there', async () => {
  refuseConfiguration();
  await runStartUpQueries();
  await vi.advanceTimersByTimeAsync(3000);
  expect([asked('GLOBALCONF'), showError.mock.calls.length, configurationFailed.get()]).toEqual([2, 1, true]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked('GLOBALCONF'), showError.mock.calls.length, configurationFailed.get()]).toEqual([3, 1, true]);
  call.mockResolvedValue({});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(configurationFailed.get()).toBe(false);
});

test('without a network nothing is told but that, and it is asked for again when the network is back', async () => {
  network.isThere = false;
  refuseConfiguration();
  await runStartUpQueries();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([showError.mock.calls.length, configurationFailed.get()]).toEqual([0, false]);
  const before = asked('GLOBALCONF');
  call.mockResolvedValue({});
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked('GLOBALCONF')).toBe(before + 1);
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked('GLOBALCONF'), showError.mock.calls.length]).toEqual([before + 1, 0]);
});

test.each([
  ['the page that asked for it too is left', () => undefined],
  ['the session ends', () => queryClient.clear()],
])('it comes although %s before the answer', async (_, happen) => {
  let answer: () => void = () => undefined;
  call.mockImplementation((name: string) => {
    if (name !== 'GLOBALCONF') return Promise.resolve({});
    return new Promise((resolve) => {
      answer = () => resolve({});
    });
  });
  const page = new QueryObserver(queryClient, {
    queryKey: commandKey('GLOBALCONF', {}),
    // Whoever takes the signal has the call given up with the page.
    queryFn: ({ signal }) => call('GLOBALCONF', {}, { signal }),
  });
  const leave = page.subscribe(() => undefined);
  const done = runStartUpQueries();
  await vi.advanceTimersByTimeAsync(10);
  happen();
  leave();
  await vi.advanceTimersByTimeAsync(10);
  answer();
  await done;
  expect(queryClient.getQueryData(commandKey('GLOBALCONF', {}))).toEqual({});
  expect([asked('GLOBALCONF'), showError.mock.calls.length, configurationFailed.get()]).toEqual([2, 0, false]);
});
