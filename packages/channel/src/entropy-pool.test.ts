import { expect, test, vi } from 'vitest';
import { createEntropyPool, EntropyShortageError } from './entropy-pool.ts';

const counting = () => {
  let next = 0;
  return vi.fn(async (length: number) => Uint8Array.from({ length }, () => next++));
};

test('refuses loudly when empty', () => {
  const pool = createEntropyPool({ fetchRandomBytes: counting() });
  expect(() => pool.take(1)).toThrow(EntropyShortageError);
});

test('gives every byte once, in order', async () => {
  const pool = createEntropyPool({ fetchRandomBytes: counting(), capacity: 8 });
  await pool.ensure(8);
  expect([...pool.take(3), ...pool.take(5)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(() => pool.take(1)).toThrow(EntropyShortageError);
});

test('asks the source once for callers at the same time', async () => {
  const fetchRandomBytes = counting();
  const pool = createEntropyPool({ fetchRandomBytes, capacity: 64 });
  await Promise.all([pool.ensure(32), pool.ensure(64), pool.ensure(1)]);
  expect(fetchRandomBytes).toHaveBeenCalledTimes(1);
});

test('refills ahead of need when a quarter is left', async () => {
  const fetchRandomBytes = counting();
  const pool = createEntropyPool({ fetchRandomBytes, capacity: 64 });
  await pool.ensure(64);
  pool.take(60);
  expect(fetchRandomBytes).toHaveBeenLastCalledWith(60);
  await pool.ensure(5);
  expect(pool.available()).toBe(64);
});

test('a refill that fails ahead of need is tried again by the one who needs it', async () => {
  const fetchRandomBytes = counting();
  const pool = createEntropyPool({ fetchRandomBytes, capacity: 8 });
  await pool.ensure(8);
  fetchRandomBytes.mockRejectedValueOnce(new Error('busy'));
  pool.take(7);
  await expect(pool.ensure(2)).rejects.toThrow('busy');
  await pool.ensure(2);
  expect(pool.available()).toBe(8);
});

test('reports a source that fails or cheats to the caller who needs the bytes', async () => {
  const broken = createEntropyPool({ fetchRandomBytes: () => Promise.reject(new Error('no source')) });
  await expect(broken.ensure(1)).rejects.toThrow('no source');
  const short = createEntropyPool({ fetchRandomBytes: async () => new Uint8Array(1) });
  await expect(short.ensure(1)).rejects.toThrow(EntropyShortageError);
  await expect(short.ensure(5000)).rejects.toThrow(RangeError);
});
