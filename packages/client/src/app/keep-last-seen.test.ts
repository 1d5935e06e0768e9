// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { readItem } from '../platform/storage';
import { session } from '../session/session';
import { keepLastSeen } from './keep-last-seen.web';

vi.mock('../session/login-cipher', () => ({ sealText: (text: string) => text, openText: (text: string) => text }));

/** What the browser keeps, by address. */
const kept = new Map<string, Response>();
const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  put: async (url: string, answer: Response) => void kept.set(url, answer),
  delete: async (url: string) => kept.delete(url),
};
const gate = Promise.withResolvers<Response>();
const ask = vi.fn(() => gate.promise);

beforeEach(() => {
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => readItem('last-seen') ?? '';
const album = (cover: string) => ({
  pages: [{ photos: [{ id: 'a', cover, url: cover, stamp: 0 }] }],
  pageParams: [0],
});

test('what was seen is written when its pictures are there, and only then older ones go', async () => {
  kept.set(`${location.origin}/o/old`, new Response());
  session.set({ state: 'user', login: { userid: 'me', tmppsw: '', nick: '', headimg: '' } });
  keepLastSeen();
  queryClient.setQueryData(['QUERYPHOTOES', {}], album(`${location.origin}/o/new`));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect([stored(), [...kept.keys()]]).toEqual(['', [`${location.origin}/o/old`]]);

  gate.resolve(new Response('picture'));
  await vi.waitFor(() => expect(stored()).toContain('/o/new'));
  await vi.waitFor(() => expect([...kept.keys()]).toEqual([`${location.origin}/o/new`]));
});
