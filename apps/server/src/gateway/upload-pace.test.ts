import { ERROR } from '@kinora/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAST_PACE, withPace } from './upload-pace.ts';

const TIMEOUT_MS = 120_000;
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openRequest() {
  return { complete: false, destroy: vi.fn(), socket: { bytesRead: 500 } };
}

test('an upload that stalls is ended', async () => {
  const request = openRequest();
  const outcome = expect(withPace(request, TIMEOUT_MS, () => never)).rejects.toMatchObject({ id: ERROR.badRequest });
  request.socket.bytesRead += LEAST_PACE.bytes;
  await vi.advanceTimersByTimeAsync(LEAST_PACE.everyMs);
  expect(request.destroy).not.toHaveBeenCalled();
  request.socket.bytesRead += LEAST_PACE.bytes - 1;
  await vi.advanceTimersByTimeAsync(LEAST_PACE.everyMs);
  await outcome;
  expect(request.destroy).toHaveBeenCalled();
});

test('one that arrives steadily is ended only when its time is up', async () => {
  const request = openRequest();
  const outcome = expect(withPace(request, TIMEOUT_MS, () => never)).rejects.toMatchObject({ id: ERROR.badRequest });
  for (let passedMs = 0; passedMs < TIMEOUT_MS; passedMs += LEAST_PACE.everyMs) {
    expect(request.destroy).not.toHaveBeenCalled();
    request.socket.bytesRead += LEAST_PACE.bytes;
    await vi.advanceTimersByTimeAsync(LEAST_PACE.everyMs);
  }
  await outcome;
});

test('one that was dealt with is watched no more', async () => {
  expect(await withPace(openRequest(), TIMEOUT_MS, async () => 'a report')).toBe('a report');
  // The connection may carry the next request already.
  expect(vi.getTimerCount()).toBe(0);
});

test('one that has arrived may be looked at as long as it takes', async () => {
  const request = openRequest();
  const { promise, resolve } = Promise.withResolvers<string>();
  const outcome = withPace(request, TIMEOUT_MS, () => promise);
  request.complete = true;
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  resolve('a report');
  expect(await outcome).toBe('a report');
  expect(request.destroy).not.toHaveBeenCalled();
});

test('time in which the server does something before it reads on is not counted', async () => {
  const request = openRequest();
  const { promise: login, resolve } = Promise.withResolvers<void>();
  const outcome = expect(
    withPace(request, TIMEOUT_MS, async (ours) => {
      await ours(login);
      return never;
    }),
  ).rejects.toMatchObject({ id: ERROR.badRequest });
  await vi.advanceTimersByTimeAsync(3 * LEAST_PACE.everyMs);
  resolve();
  await vi.advanceTimersByTimeAsync(LEAST_PACE.everyMs - 1);
  expect(request.destroy).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(request.destroy).toHaveBeenCalled();
  await outcome;
});
