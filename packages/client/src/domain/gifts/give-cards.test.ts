// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../api/refresh', () => ({ refresh: vi.fn(), refreshAfter: vi.fn() }));

const asked = { area: '+86', phone: '13800001234', tail: '1234', count: 2 };
const keys = () => call.mock.calls.map(([, { sn }]) => sn);

/** As the page that is there after a reload. */
async function newPage() {
  vi.resetModules();
  return import('./give-cards');
}

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
});

test('a gift whose answer is lost is the same gift when it is given again after a reload, and the next one another', async () => {
  call.mockRejectedValueOnce(new Error('the network is gone')).mockResolvedValue({ gift: { id: 'g' } });
  await expect((await newPage()).giveCards(asked)).rejects.toThrow();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/13800001234/);
  await (await newPage()).giveCards(asked);
  await (await newPage()).giveCards(asked);
  const [first, again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('another gift after a reload has a key of its own, and no gift is known after the login', async () => {
  call.mockRejectedValue(new Error('the network is gone'));
  await expect((await newPage()).giveCards(asked)).rejects.toThrow();
  await expect((await newPage()).giveCards({ ...asked, count: 3 })).rejects.toThrow();
  expect(sessionStorage.length).toBe(1);
  const page = await newPage();
  (await import('../../session/end-session')).endSession('logout');
  expect(sessionStorage.length).toBe(0);
  await expect(page.giveCards(asked)).rejects.toThrow();
  expect(new Set(keys()).size).toBe(3);
});
