import { beforeEach, expect, test, vi } from 'vitest';
import type { DeletedPhotos } from './removed';

const { stored, tabs } = vi.hoisted(() => ({ stored: new Map<string, string>(), tabs: [] as (() => void)[] }));
vi.mock('../platform/storage', () => ({
  readItem: (key: string) => stored.get(key),
  writeItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
  followItem: (_key: string, listener: () => void) => tabs.push(listener),
}));
vi.mock('../session/device-text', () => ({
  sealText: async (text: string) => btoa(text),
  openText: async (text: string) => ({ text: atob(text), isOld: false }),
}));

/** The page as it is once it is loaded, or in another tab; with what was kept before. */
async function openPage(userid = 'me') {
  vi.resetModules();
  const [page, { beginSession }, { endSession }] = await Promise.all([
    import('./removed'),
    import('../session/session'),
    import('../session/end-session'),
  ]);
  beginSession({ userid, tmppsw: 'p', nick: '', headimg: '' });
  page.loadRemoved();
  return { ...page, endSession };
}

const deleted = (id: string, leftMs = 600_000): DeletedPhotos => ({
  of: 'photos',
  ids: [id],
  untilMs: Date.now() + leftMs,
});
const keptItem = () => stored.get('removed');

beforeEach(() => {
  stored.clear();
  tabs.length = 0;
});

test('a page that is loaded anew has what can still be put back, sealed until then', async () => {
  const [one, over] = [deleted('a'), deleted('b', -1)];
  const before = await openPage();
  before.keepRemoved(over);
  before.keepRemoved(one);
  await vi.waitFor(() => expect(keptItem()).toBeDefined());
  expect(keptItem()).not.toContain('photos');
  const after = await openPage();
  await vi.waitFor(() => expect(after.removed.get()).toEqual([one]));
  after.dropRemoved(one);
  await vi.waitFor(() => expect(keptItem()).toBeUndefined());
});

test('another tab has it, too, adds its own, and what was put back there has no way back here', async () => {
  const [first, second] = [await openPage(), await openPage()];
  const [one, two] = [deleted('a'), deleted('b')];
  first.keepRemoved(one);
  await vi.waitFor(() => expect(keptItem()).toBeDefined());
  const before = keptItem();
  second.keepRemoved(two);
  await vi.waitFor(() => expect(keptItem()).not.toBe(before));
  for (const changed of tabs) changed();
  await vi.waitFor(() =>
    expect([first, second].map(({ removed }) => removed.get())).toEqual(Array(2).fill([one, two])),
  );
  expect(first.removed.get()[0]).toBe(one);
  second.dropRemoved(one);
  second.dropRemoved(two);
  await vi.waitFor(() => expect(keptItem()).toBeUndefined());
  for (const changed of tabs) changed();
  await vi.waitFor(() => expect(first.removed.get()).toEqual([]));
});

test('it goes with the login, and is nobody else’s', async () => {
  const page = await openPage();
  page.keepRemoved(deleted('a'));
  await vi.waitFor(() => expect(keptItem()).toBeDefined());
  const mine = keptItem() ?? '';
  page.endSession('logout');
  expect([keptItem(), page.removed.get()]).toEqual([undefined, []]);
  stored.set('removed', mine);
  const other = await openPage('somebody else');
  other.keepRemoved(deleted('b'));
  await vi.waitFor(() => expect(keptItem()).not.toBe(mine));
  expect(atob(keptItem() ?? '')).not.toContain('"a"');
});
