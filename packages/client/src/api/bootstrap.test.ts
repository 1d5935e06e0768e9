import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../platform/transport-error';

const { sendRequest } = vi.hoisted(() => ({ sendRequest: vi.fn() }));
vi.mock('../platform/request', () => ({ sendRequest }));
vi.mock('../platform/server-address', () => ({ serverBase: () => 'https://kinora.example/' }));

const { getBootstrap } = await import('./bootstrap');
const config = {
  api: 'api/',
  push: 'api/push',
  keys: [],
  appid: 'a',
  operator: { name: '', contact: '', law: '' },
  terms: '1',
  timestamp: 1,
};
const answer = { status: 200, text: JSON.stringify(config) };

beforeEach(() => {
  vi.useFakeTimers();
  sendRequest.mockReset();
});
afterEach(() => vi.useRealTimers());

test('the configuration is asked for with a time, twice more after failures, then the failure is told; the next call asks anew', async () => {
  sendRequest.mockResolvedValue({ status: 503, text: '' });
  const failed = getBootstrap().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toMatchObject({ id: 99_998 });
  expect(sendRequest).toHaveBeenCalledTimes(3);
  expect(sendRequest.mock.calls[0]?.[0].url).toMatch(/^https:\/\/kinora\.example\/config\.json\?t=\d+$/);

  sendRequest.mockReset();
  sendRequest.mockRejectedValueOnce(new TransportError('network')).mockResolvedValueOnce(answer);
  const known = getBootstrap();
  await vi.runAllTimersAsync();
  expect((await known).api).toBe('https://kinora.example/api');
  await getBootstrap();
  expect(sendRequest).toHaveBeenCalledTimes(2);
});
