// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { showLocale } from '../lib/shown-texts';
import { readItem, removeItem, writeItem } from '../platform/storage';
import { session } from '../session/session';
import { keepLastSeen } from './keep-last-seen.web';
import { collectLastSeen } from './last-seen';

const cipher = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../session/device-text', async () => {
  await cipher.promise;
  return { sealText: async (text: string) => text, openText: async (text: string) => ({ text, isOld: false }) };
});

/** What the browser keeps, by address. */
const kept = new Map<string, Response>();
const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  put: async (url: string, answer: Response) => void kept.set(url, answer),
  delete: async (url: string) => kept.delete(url),
};
const gate = Promise.withResolvers<Response>();
const ask = vi.fn((_url?: string) => gate.promise);

beforeEach(async () => {
  await showLocale('zh-Hans', []);
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  removeItem('last-seen');
  kept.clear();
});

const stored = () => readItem('last-seen') ?? '';
const album = (cover: string) => ({
  pages: [{ photos: [{ id: 'a', cover, url: cover, stamp: 0 }] }],
  pageParams: [0],
});

test('a start that stores before it could show what was stored does not lose it', async () => {
  kept.set(`${location.origin}/o/before`, new Response());
  const seen = {
    ...collectLastSeen('me'),
    answers: [{ key: ['QUERYPHOTOES', { of: 'all' }], data: album('/o/before') }],
  };
  writeItem('last-seen', JSON.stringify(seen));
  session.set({ state: 'user', login: { userid: 'me', tmppsw: '', nick: '', headimg: '' } });
  vi.useFakeTimers();
  keepLastSeen();
  queryClient.setQueryData(['QUERYICONS', {}], { icons: [] });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();

  cipher.resolve();
  await vi.waitFor(() => expect(stored()).toContain('QUERYICONS'));
  expect(stored()).toContain('/o/before');
});

test('what was seen is written when its pictures are there, and only then older ones go', async () => {
  kept.set(`${location.origin}/o/old`, new Response());
  queryClient.setQueryData(['QUERYPHOTOES', {}], album(`${location.origin}/o/new`));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect([stored(), [...kept.keys()]]).toEqual(['', [`${location.origin}/o/old`]]);

  gate.resolve(new Response('picture'));
  await vi.waitFor(() => expect(stored()).toContain('/o/new'));
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([`${location.origin}/o/new`]));
});

test('a picture that does not come keeps nothing else from being there the next time', async () => {
  const photos = ['broken', 'whole'].map((name) => ({
    id: name,
    cover: `${location.origin}/o/${name}`,
    url: '',
    stamp: 0,
  }));
  ask.mockImplementation(async (url?: string) => {
    if (url?.includes('broken')) throw new TypeError('Failed to fetch');
    return new Response('picture');
  });
  queryClient.setQueryData(['QUERYPHOTOES', {}], { pages: [{ photos }], pageParams: [0] });
  await vi.waitFor(() => expect(stored()).toContain('/o/whole'));
  expect([...kept.keys()]).toEqual([`${location.origin}/o/whole`]);
});
