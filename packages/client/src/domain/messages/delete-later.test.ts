// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, sessionEnded } from '../../session/session';
import type { ToastRequest } from '../../ui/toast-queue';
import { createToastQueue } from '../../ui/toast-queue';
import { deleteLater, deleteLeftMessages, leavingMessages } from './delete-later';

const { deleteMessages, showError, shown } = vi.hoisted(() => ({
  deleteMessages: vi.fn(async (_ids: readonly string[]) => undefined),
  showError: vi.fn(),
  shown: { queue: undefined as ReturnType<typeof createToastQueue> | undefined },
}));
vi.mock('./inbox', () => ({ deleteMessages }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('../../lib/translation', () => ({
  currentTranslator: () => (key: string, count?: number) => `${key} ${count ?? ''}`.trim(),
}));
vi.mock('../../ui/toast', () => ({
  showToast: (request: ToastRequest) => shown.queue?.show(request),
  dismissToast: (id: string) => shown.queue?.dismiss(id),
}));

const wordOf = (count: number) => `messages.deleted ${count}`;
const logIn = (userid: string) => beginSession({ userid, tmppsw: 'p', nick: '', headimg: '', liao: false });

function undo(): void {
  const toast = shown.queue?.current();
  toast?.action?.onPress();
  if (toast) shown.queue?.dismiss(toast.id);
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.queue = createToastQueue();
  logIn('me');
});
afterEach(() => {
  sessionEnded.emit({ reason: 'logout' });
  localStorage.clear();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('one word tells of all that were deleted, and puts all of them back', async () => {
  deleteLater('a', wordOf);
  await vi.advanceTimersByTimeAsync(4900);
  deleteLater('b', wordOf);
  await vi.advanceTimersByTimeAsync(4900);
  expect(shown.queue?.current()?.text).toBe('messages.deleted 2');
  expect(deleteMessages).not.toHaveBeenCalled();
  undo();
  expect(leavingMessages.get()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deleteMessages).not.toHaveBeenCalled();
});

test('while the word is held, or waits for another one, nothing is deleted', async () => {
  shown.queue?.show({ text: 'news', durationMs: 8000 });
  deleteLater('a', wordOf);
  await vi.advanceTimersByTimeAsync(8000);
  shown.queue?.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deleteMessages).not.toHaveBeenCalled();
  shown.queue?.letGo();
  await vi.advanceTimersByTimeAsync(5000);
  expect(deleteMessages).toHaveBeenCalledExactlyOnceWith(['a']);
});

test('what is deleted after the word has gone has a word of its own', async () => {
  deleteLater('a', wordOf);
  await vi.advanceTimersByTimeAsync(5000);
  deleteLater('b', wordOf);
  expect(shown.queue?.current()?.text).toBe('messages.deleted 1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(deleteMessages.mock.calls).toEqual([[['a']], [['b']]]);
});

test('what could not be deleted is back, and why is told', async () => {
  const failure = new Error('no network');
  deleteMessages.mockRejectedValueOnce(failure);
  deleteLater('a', wordOf);
  await vi.advanceTimersByTimeAsync(5000);
  expect(showError).toHaveBeenCalledWith(failure);
  expect(leavingMessages.get()).toEqual([]);
});

test('what was deleted when the app closed is deleted at the next start of the same user', async () => {
  deleteLater('a', wordOf);
  deleteLater('b', wordOf);
  sessionEnded.emit({ reason: 'lost' });
  logIn('somebody else');
  await deleteLeftMessages();
  expect(deleteMessages).not.toHaveBeenCalled();
  logIn('me');
  await deleteLeftMessages();
  expect(deleteMessages).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
  await deleteLeftMessages();
  expect(deleteMessages).toHaveBeenCalledTimes(1);
});
