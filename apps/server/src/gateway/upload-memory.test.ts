import { ERROR } from '@kinora/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Room, UploadMemory } from './upload-memory.ts';

const MAX_BYTES = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An upload that holds so much and goes on until it is let go. */
function openUpload(memory: UploadMemory, uid: string, bytes: number, isWhole = false) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let own: Room | undefined;
  const outcome = memory.hold(uid, async (room) => {
    own = room;
    room.take(bytes);
    if (isWhole) room.settle();
    await promise;
  });
  outcome.catch(() => undefined);
  return {
    outcome,
    end: resolve,
    isLost: () => own?.lost.aborted,
    take: (more: number) => own?.take(more),
    settle: () => own?.settle(),
  };
}
const refused = { id: ERROR.tooManyRequests };

test('of uploads that drip on, the largest make room for others, and are told to come back', async () => {
  const memory = new UploadMemory(MAX_BYTES);
  const [large, small] = [openUpload(memory, 'u1', 70), openUpload(memory, 'u2', 30)];
  vi.advanceTimersByTime(10_001);
  const others = openUpload(memory, 'u3', 60);
  await expect(large.outcome).rejects.toMatchObject(refused);
  expect([large, small, others].map(({ isLost }) => isLost())).toEqual([true, false, false]);
  expect(() => large.take(1)).toThrow();
  expect(() => large.settle()).toThrow();
  // What it held is given away once, and nobody loses theirs in vain.
  await expect(openUpload(memory, 'u4', 41).outcome).rejects.toMatchObject(refused);
  expect([small, others].map(({ isLost }) => isLost())).toEqual([false, false]);
  for (const { end, outcome } of [small, others]) {
    end();
    await outcome;
  }
  const whole = openUpload(memory, 'u1', MAX_BYTES);
  whole.end();
  await whole.outcome;
});

test('an upload that came a moment ago, and one that is there whole, keep their room', async () => {
  const memory = new UploadMemory(MAX_BYTES);
  const whole = openUpload(memory, 'u1', 50, true);
  vi.advanceTimersByTime(10_001);
  const fresh = openUpload(memory, 'u2', 50);
  await expect(openUpload(memory, 'u3', 1).outcome).rejects.toMatchObject(refused);
  expect([whole, fresh].map(({ isLost }) => isLost())).toEqual([false, false]);
});
