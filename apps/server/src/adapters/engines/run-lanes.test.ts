import { expect, test } from 'vitest';
import { runLanes } from './run-lanes.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('gives everything, as many at once as there are lanes', async () => {
  let running = 0;
  let most = 0;
  const made: number[] = [];
  const make = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await settle();
    running -= 1;
    return item;
  };
  for await (const item of runLanes([[1, 2, 3, 4, 5]], 3, make)) made.push(item);
  expect(made.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(3);
});

test('a failure comes after what was made, and gives up the others', async () => {
  const made: number[] = [];
  const signals: AbortSignal[] = [];
  const make = async (item: number, signal: AbortSignal) => {
    signals.push(signal);
    await settle();
    if (item === 3) throw new Error('fell over');
    return item;
  };
  const all = (async () => {
    for await (const item of runLanes([[1, 2, 3, 4, 5, 6]], 1, make)) made.push(item);
  })();
  await expect(all).rejects.toThrow('fell over');
  expect(made).toEqual([1, 2]);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('leaving the loop aborts what is under way', async () => {
  let aborted = 0;
  const make = (item: number, signal: AbortSignal) =>
    item === 1
      ? Promise.resolve(item)
      : new Promise<number>((_, reject) =>
          signal.addEventListener('abort', () => {
            aborted += 1;
            reject(signal.reason);
          }),
        );
  for await (const item of runLanes([[1, 2, 3]], 2, make)) {
    expect(item).toBe(1);
    break;
  }
  expect(aborted).toBeGreaterThan(0);
});

test('an aborted signal ends it with its reason', async () => {
  const abort = new AbortController();
  const make = async (item: number) => {
    if (item === 2) abort.abort(new Error('the server stops'));
    return item;
  };
  const made: number[] = [];
  const all = (async () => {
    for await (const item of runLanes([[1, 2, 3, 4]], 1, make, abort.signal)) made.push(item);
  })();
  await expect(all).rejects.toThrow('the server stops');
  expect(made).toEqual([1, 2]);
});

test('who is through with a list takes over from the end of the longest, but for its last two', async () => {
  const hold = Promise.withResolvers<void>();
  const order: number[] = [];
  const make = async (item: number) => {
    order.push(item);
    if (item === 10) await hold.promise;
    await settle();
    return item;
  };
  const made: number[] = [];
  for await (const item of runLanes([[1], [10, 11, 12, 13, 14, 15]], 1, make)) {
    made.push(item);
    if (made.length === 4) hold.resolve();
  }
  expect(order).toEqual([1, 10, 15, 14, 13, 11, 12]);
  expect(made).toHaveLength(7);
});
