// @vitest-environment happy-dom
import type { Message } from '@kinora/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_INBOX, inbox } from './inbox-state';
import { useReadAboutShoot } from './read-about-shoot';

const { call } = vi.hoisted(() => ({ call: vi.fn(async () => ({ unread: 1 })) }));
vi.mock('../../api/call', () => ({ call }));

const message = (id: string, part: Partial<Message>): Message => ({
  ...{ id, type: 1, state: 0, sender: '', receiver: 'me', title: '', content: '', createtime: 1, updatetime: 1 },
  ...{ read: 0, args: [], extra: 'mine', cover: '', thumbhash: '', mark: '', template: 350, subtype: 0 },
  ...part,
});
const show = (...messages: Message[]) => act(() => inbox.set({ ...EMPTY_INBOX, messages, unread: 3, pages: 1 }));

afterEach(() => {
  cleanup();
  call.mockClear();
  inbox.set(EMPTY_INBOX);
});

test('who sees a shoot end has read what says so, and nothing else', async () => {
  renderHook(() => useReadAboutShoot('mine', true));
  await show(message('a', {}), message('b', { extra: 'other' }), message('c', { template: 370 }));
  expect(call.mock.calls).toEqual([['SETMESSAGE', { ids: ['a'] }]]);
  expect(inbox.get().messages.map(({ read }) => read)).toEqual([1, 0, 0]);
});

test('a failure is not tried again and again', async () => {
  call.mockRejectedValue(new Error('no network'));
  renderHook(() => useReadAboutShoot('mine', true));
  await show(message('a', {}));
  await act(async () => undefined);
  expect(call).toHaveBeenCalledTimes(1);
  expect(inbox.get().messages.map(({ read }) => read)).toEqual([0]);
  call.mockResolvedValue({ unread: 1 });
});

test('nothing is read while it is still made', async () => {
  renderHook(() => useReadAboutShoot('mine', false));
  await show(message('a', {}));
  expect(call).not.toHaveBeenCalled();
});
