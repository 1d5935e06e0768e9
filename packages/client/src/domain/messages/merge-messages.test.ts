import type { Message } from '@kinora/contract';
import { expect, it } from 'vitest';
import { appendMessages, mergeMessages, newUnread } from './merge-messages';

const message = (id: string, part: Partial<Message> = {}): Message => ({
  id,
  type: 1,
  state: 0,
  sender: '',
  receiver: 'me',
  title: '',
  content: '',
  createtime: 1,
  updatetime: 1,
  read: 0,
  args: [],
  extra: '',
  cover: '',
  thumbhash: '',
  mark: '',
  template: 350,
  subtype: 0,
  ...part,
});
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

it('puts new messages in front', () => {
  expect(ids(mergeMessages([message('a')], [message('b')]))).toEqual(['b', 'a']);
});

it('moves a known message that came again to the front, once, with its newer content', () => {
  const merged = mergeMessages([message('a'), message('b')], [message('b', { read: 1, updatetime: 2 })]);
  expect(ids(merged)).toEqual(['b', 'a']);
  expect(merged[0]?.read).toBe(1);
});

it('takes the newest of two incoming ones with the same id', () => {
  const merged = mergeMessages([], [message('a', { updatetime: 5, title: 'new' }), message('a', { updatetime: 3 })]);
  expect(merged.map(({ title }) => title)).toEqual(['new']);
});

it('puts older messages behind and leaves known ones as they are', () => {
  const merged = appendMessages([message('a', { read: 1 })], [message('a'), message('b')]);
  expect(ids(merged)).toEqual(['a', 'b']);
  expect(merged[0]?.read).toBe(1);
});

it('counts as news only what was not known as unread', () => {
  const known = [message('a'), message('b', { read: 1 })];
  const incoming = [message('a'), message('b'), message('c'), message('d', { read: 1 })];
  expect(ids(newUnread(known, incoming))).toEqual(['b', 'c']);
});
