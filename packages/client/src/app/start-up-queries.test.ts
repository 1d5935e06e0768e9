// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../api/command-error';

const { call, showError, listeners } = vi.hoisted(() => ({
  call: vi.fn(),
  showError: vi.fn(),
  listeners: [] as ((isThere: boolean) => unknown)[],
}));
vi.mock('../api/call', () => ({ call }));
vi.mock('../api/show-error', () => ({ showError }));
vi.mock('./theme-texts', () => ({ startThemeTexts: async () => undefined }));
vi.mock('../platform/connection', () => ({
  isOnline: () => true,
  onConnectionChange: (listener: (isThere: boolean) => unknown) => listeners.push(listener),
}));

const { queryClient } = await import('../api/query-client');
const { configurationFailed } = await import('./configuration-failed');
const { runStartUpQueries } = await import('./start-up-queries');
const asked = (name: string) => call.mock.calls.filter(([command]) => command === name).length;

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
});

test('configuration and gallery are asked for', async () => {
  call.mockResolvedValue({});
  await runStartUpQueries();
  expect([asked('GLOBALCONF'), asked('QUERYINDEX'), configurationFailed.get()]).toEqual([1, 1, false]);
});

test('a failure of the configuration is told and flagged, and it is asked for again when the network is back, until it is there', async () => {
  call.mockImplementation(async (name: string) => {
    if (name === 'GLOBALCONF') throw new CommandError(10_009);
    return {};
  });
  listeners.length = 0;
  await runStartUpQueries();
  expect(configurationFailed.get()).toBe(true);
  expect(showError).toHaveBeenCalledOnce();
  call.mockResolvedValue({});
  for (const listener of listeners) listener(true);
  await vi.waitFor(() => expect(configurationFailed.get()).toBe(false));
  const before = asked('GLOBALCONF');
  for (const listener of listeners) listener(true);
  expect(asked('GLOBALCONF')).toBe(before);
});

test('where nothing else is a reason it is asked for again after a while, and the failure is told once', async () => {
  vi.useFakeTimers();
  showError.mockClear();
  call.mockImplementation(async (name: string) => {
    if (name === 'GLOBALCONF') throw new CommandError(10_009);
    return {};
  });
  await runStartUpQueries();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked('GLOBALCONF'), showError.mock.calls.length, configurationFailed.get()]).toEqual([2, 1, true]);
  call.mockResolvedValue({});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(configurationFailed.get()).toBe(false);
  vi.useRealTimers();
});
