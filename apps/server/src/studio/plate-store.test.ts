import { afterEach, expect, test, vi } from 'vitest';
import { PLATE_LIFE_MS, PlateStore } from './plate-store.ts';

afterEach(() => vi.useRealTimers());

function counting(bytes: number): { load(): Promise<Uint8Array>; loads: number } {
  const plate = {
    loads: 0,
    async load() {
      plate.loads++;
      return new Uint8Array(bytes);
    },
  };
  return plate;
}

test('a plate that is asked for by many sheets at once is loaded once', async () => {
  const store = new PlateStore(100);
  const plate = counting(10);
  await Promise.all([1, 2, 3].map(() => store.get('a', plate.load)));
  expect(plate.loads).toBe(1);
});

test('beyond its bytes it forgets what was used longest ago', async () => {
  const store = new PlateStore(25);
  const [a, b, c] = [counting(10), counting(10), counting(10)];
  await store.get('a', a.load);
  await store.get('b', b.load);
  await store.get('a', a.load);
  await store.get('c', c.load);
  await store.get('a', a.load);
  await store.get('b', b.load);
  expect([a.loads, b.loads, c.loads]).toEqual([1, 2, 1]);
});

test('a load that failed is tried again', async () => {
  const store = new PlateStore(25);
  await expect(store.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(store.get('a', counting(1).load)).resolves.toHaveLength(1);
});

test('plates that load at once beyond its bytes do not wait for each other', async () => {
  const store = new PlateStore(5);
  const loaded = await Promise.all(['a', 'b'].map((key) => store.get(key, counting(10).load)));
  expect(loaded.map(({ length }) => length)).toEqual([10, 10]);
});

test('a plate that nobody uses any more is forgotten in time', async () => {
  vi.useFakeTimers();
  const store = new PlateStore(100);
  const plate = counting(10);
  await store.get('a', plate.load);
  vi.advanceTimersByTime(PLATE_LIFE_MS - 1);
  await store.get('a', plate.load);
  vi.advanceTimersByTime(PLATE_LIFE_MS - 1);
  await store.get('a', plate.load);
  expect(plate.loads).toBe(1);
  vi.advanceTimersByTime(PLATE_LIFE_MS);
  await store.get('a', plate.load);
  expect(plate.loads).toBe(2);
});
