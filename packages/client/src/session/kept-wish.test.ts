// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './end-session';
import { bringBackWish, forgetWish, keepWish, readWish, takeWish } from './kept-wish';

const shoot = { kind: 'shoot', theme: 'studio-grey', min: 1, max: 2 } as const;

beforeEach(forgetWish);
afterEach(() => {
  vi.useRealTimers();
});

test('what was wanted comes back with the attempt that it waits for, once', async () => {
  await keepWish('state', shoot);
  await bringBackWish('state');
  expect([takeWish('add-face'), takeWish('shoot'), takeWish('shoot')]).toEqual([undefined, shoot, undefined]);
  await bringBackWish('state');
  expect(takeWish('shoot')).toBeUndefined();
});

test('whoever ends another attempt gets nothing of it, and nobody does afterwards', async () => {
  await keepWish('state', shoot);
  await bringBackWish('other');
  expect(takeWish('shoot')).toBeUndefined();
  expect(await readWish('state')).toBeUndefined();
});

test('an attempt without a wish takes the place of one that had some', async () => {
  await keepWish('state', shoot);
  await keepWish('next', undefined);
  expect(await readWish('state')).toBeUndefined();
});

test.each([
  [-1, shoot],
  [0, undefined],
])('it waits for ten minutes, %d ms more', async (moreMs, wish) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepWish('state', shoot);
  vi.setSystemTime(Date.now() + 600_000 + moreMs);
  expect(await readWish('state')).toEqual(wish);
});

test('it is gone with the session of whom it belongs to', async () => {
  await keepWish('state', shoot);
  await bringBackWish('state');
  endSession('logout');
  expect(takeWish('shoot')).toBeUndefined();
});

test('what stands in the browser cannot be read', async () => {
  await keepWish('state', { kind: 'set-up', text: 'by the sea' });
  const stored = JSON.stringify({ ...sessionStorage });
  expect(stored).toContain('wish');
  expect(stored).not.toContain('sea');
  expect(await readWish('state')).toMatchObject({ text: 'by the sea' });
});
