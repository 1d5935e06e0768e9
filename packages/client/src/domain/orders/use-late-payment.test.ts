// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLatePayment } from './use-late-payment';

const { state, delay, confirmPayment } = vi.hoisted(() => {
  const state = { isSeen: true, pause: Promise.withResolvers<void>() };
  const confirmPayment = vi.fn(async (_oid: string) => ({ outcome: 'unknown' }));
  return { state, delay: vi.fn(() => state.pause.promise), confirmPayment };
});
vi.mock('./confirm-payment', () => ({ confirmPayment }));
vi.mock('../../lib/delay', () => ({ delay }));
vi.mock('../../lib/seen', () => ({ useIsSeen: () => state.isSeen }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  Object.assign(state, { isSeen: true, pause: Promise.withResolvers<void>() });
});

const ask = (isUnknown = true) => renderHook(() => useLatePayment('o1', isUnknown));

test('a payment that comes late is heard of without anybody asking again', async () => {
  const { result } = ask();
  await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(1));
  confirmPayment.mockResolvedValueOnce({ outcome: 'paid' });
  state.pause.resolve();
  await waitFor(() => expect(result.current).toBe(true));
  expect(confirmPayment).toHaveBeenCalledTimes(2);
});

test.each(['failed', 'over'])('one that is %s is not asked for again', async (outcome) => {
  confirmPayment.mockResolvedValueOnce({ outcome });
  const { result } = ask();
  await waitFor(() => expect(confirmPayment).toHaveBeenCalledTimes(1));
  await confirmPayment.mock.results[0]?.value;
  await Promise.resolve();
  expect(delay).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
});

test.each([
  ['of a page that nobody sees', false, true],
  ['where it is known how the order stands', true, false],
])('nothing is asked %s', (_where, isSeen, isUnknown) => {
  state.isSeen = isSeen;
  ask(isUnknown);
  expect(confirmPayment).not.toHaveBeenCalled();
});
