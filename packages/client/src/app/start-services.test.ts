// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const { runStartUpQueries } = vi.hoisted(() => ({ runStartUpQueries: vi.fn(async () => undefined) }));
vi.mock('./start-up-queries', () => ({ runStartUpQueries }));
vi.mock('./session-effects', () => ({ startSessionEffects: () => undefined }));

const { scheduleStartUpQueries } = await import('./start-services');

test('the start-up queries wait for 300 ms', async () => {
  vi.useFakeTimers();
  scheduleStartUpQueries();
  await vi.advanceTimersByTimeAsync(299);
  expect(runStartUpQueries).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(runStartUpQueries).toHaveBeenCalledOnce());
});
