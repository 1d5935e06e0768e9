// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const { call, refresh, reloadBootstrap } = vi.hoisted(() => ({
  call: vi.fn(),
  refresh: vi.fn(async () => undefined),
  reloadBootstrap: vi.fn(async () => undefined),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../api/refresh', () => ({ refresh }));
vi.mock('../../api/use-bootstrap', () => ({ reloadBootstrap }));

const { queryClient } = await import('../../api/query-client');
const { commandKey } = await import('../../api/use-command');
const { reloadConfiguration } = await import('./reload-configuration');
const key = commandKey('GLOBALCONF', {});
const versions = { protocols: 'p1', signin: 's1', limits: 'l1' };

beforeEach(() => {
  queryClient.clear();
  vi.clearAllMocks();
});

test('the parts that changed are asked for by the versions at hand, and what was agreed to, and the static file', async () => {
  queryClient.setQueryData(key, { versions, keepdays: 30, signin: ['device'] });
  const newer = { ...versions, limits: 'l2' };
  call.mockResolvedValue({ versions: newer, parts: { limits: { keepdays: 7 } } });
  await reloadConfiguration();
  expect(call.mock.calls).toEqual([['QUERYCONFIG', { versions }]]);
  expect(queryClient.getQueryData(key)).toEqual({ versions: newer, keepdays: 7, signin: ['device'] });
  expect(reloadBootstrap).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledWith(['account']);
});

test('where none is at hand yet, the start-up query has it whole', async () => {
  await reloadConfiguration();
  expect(call).not.toHaveBeenCalled();
  expect(reloadBootstrap).toHaveBeenCalledOnce();
});

test('the plans are asked for again, since a price or a plan may be what has changed', async () => {
  const plans = commandKey('GETCHARGEPLAN', {});
  queryClient.setQueryData(plans, { plans: [] });
  await reloadConfiguration();
  expect(queryClient.getQueryState(plans)?.isInvalidated).toBe(true);
});
