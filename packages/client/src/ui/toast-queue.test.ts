import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, readingMs, TOAST_MS } from './toast-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a toast of a word stays 1.5 seconds', () => {
  const queue = createToastQueue();
  queue.show({ text: '已保存' });
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(queue.current()?.text).toBe('已保存');
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeUndefined();
});

test('the second waits for the first, and then has its own full time', () => {
  const queue = createToastQueue();
  queue.show({ text: '一' });
  queue.show({ text: '二' });
  vi.advanceTimersByTime(TOAST_MS);
  expect(queue.current()?.text).toBe('二');
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(queue.current()?.text).toBe('二');
});

test('the same id takes the place of the one that is shown and starts its time anew', () => {
  const queue = createToastQueue();
  queue.show({ id: 'sync', text: '下载 1 / 3' });
  vi.advanceTimersByTime(1000);
  queue.show({ id: 'sync', text: '下载 2 / 3' });
  vi.advanceTimersByTime(1000);
  expect(queue.current()?.text).toBe('下载 2 / 3');
});

test('dismissing one that waits leaves the shown one its time', () => {
  const queue = createToastQueue();
  queue.show({ text: '一' });
  vi.advanceTimersByTime(1000);
  queue.dismiss(queue.show({ text: '二' }));
  vi.advanceTimersByTime(500);
  expect(queue.current()).toBeUndefined();
});

test('one that is held stays, and has its full time when it is let go', () => {
  const queue = createToastQueue();
  queue.show({ text: '已删除' });
  vi.advanceTimersByTime(TOAST_MS - 1);
  queue.hold();
  vi.advanceTimersByTime(10 * TOAST_MS);
  expect(queue.current()?.text).toBe('已删除');
  queue.letGo();
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(queue.current()?.text).toBe('已删除');
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeUndefined();
});

test('listeners hear of each change until they leave', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.show({ text: '一' });
  leave();
  vi.advanceTimersByTime(TOAST_MS);
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['已保存', 1500],
  ['Saved', 1500],
  ['验证码刚发过，一分钟后再获取。', 4000],
  ['A code was sent just now. Ask for the next one in a minute.', 4000],
  ['x'.repeat(100), 6000],
  ['x'.repeat(500), 10_000],
])('%s can be read for %i ms', (text, ms) => {
  expect(readingMs(text)).toBe(ms);
});
