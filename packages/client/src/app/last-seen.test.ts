// @vitest-environment happy-dom
import { CLIENT_VERSION, type Message } from '@kinora/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../api/query-client';
import { EMPTY_INBOX, inbox } from '../domain/messages/inbox-state';
import { showLocale } from '../lib/shown-texts';
import { collectLastSeen, picturesOf, readLastSeen, showLastSeen } from './last-seen';

const KEY = ['QUERYPHOTOES', { id: 'involved', page: 0 }, 'pages'];
const photo = (id: string, month: number) => ({
  id,
  cover: `/o/${id}-cover`,
  url: `/o/${id}`,
  stamp: new Date(2026, month, 3).getTime(),
});
const album = {
  pages: [{ photos: [photo('a', 10), photo('b', 10), photo('c', 9)] }, { photos: [photo('d', 8)] }],
  pageParams: [0, 1],
};
const message = { id: 'm', cover: '/o/m-cover' } as Message;

beforeEach(() => showLocale('zh-Hans', []));
afterEach(() => {
  queryClient.clear();
  inbox.set(EMPTY_INBOX);
});

function collect() {
  queryClient.setQueryData(KEY, album);
  queryClient.setQueryData(['QUERYINDEX', {}], { sections: [] });
  queryClient.setQueryData(['QUERYUSERINFO', {}], { photos: 3 });
  inbox.set({ ...EMPTY_INBOX, messages: [message], unread: 1, total: 30, pages: 2 });
  return JSON.stringify(collectLastSeen('me'));
}

test('the first page of the album and the messages are there again, to be asked for anew', () => {
  const stored = collect();
  queryClient.clear();
  inbox.set(EMPTY_INBOX);
  const seen = readLastSeen(stored, 'me');
  if (seen) showLastSeen(seen);
  expect(queryClient.getQueryData(KEY)).toEqual({ pages: album.pages.slice(0, 1), pageParams: [0] });
  expect(queryClient.getQueryCache().find({ queryKey: KEY })?.isStaleByTime(3_600_000)).toBe(true);
  expect(queryClient.getQueryData(['QUERYINDEX', {}])).toBeUndefined();
  expect(queryClient.getQueryData(['QUERYUSERINFO', {}])).toBeUndefined();
  expect(inbox.get()).toMatchObject({ messages: [message], unread: 1, total: 1, pages: 0 });
});

test("nobody sees what was another user's, or of another version", () => {
  const stored = collect();
  expect(readLastSeen(stored, 'somebody else')).toBeUndefined();
  expect(readLastSeen(stored.replace(`"${CLIENT_VERSION}"`, '"0.0.0"'), 'me')).toBeUndefined();
});

test('nobody sees words and marks of a language that they do not read any more', async () => {
  const stored = collect();
  await showLocale('en', []);
  expect(readLastSeen(stored, 'me')).toBeUndefined();
});

test('what is newer stays', () => {
  const seen = readLastSeen(collect(), 'me');
  queryClient.setQueryData(KEY, { pages: [{ photos: [] }], pageParams: [0] });
  if (seen) showLastSeen(seen);
  expect(queryClient.getQueryData(KEY)).toEqual({ pages: [{ photos: [] }], pageParams: [0] });
  expect(inbox.get().pages).toBe(2);
});

test('its pictures are the covers, and of each month the larger first one', () => {
  const seen = readLastSeen(collect(), 'me');
  expect(seen && [...picturesOf(seen)].sort()).toEqual(
    ['/o/a', '/o/a-cover', '/o/b-cover', '/o/c', '/o/c-cover', '/o/m-cover'].sort(),
  );
});
