import { afterEach, beforeEach, expect, test } from 'vitest';
import { JobFailedError, StudioClosedError } from './errors.ts';
import { JOB_POLICIES } from './job-policy.ts';
import { WorkerPool } from './worker-pool.ts';

const script = new URL('./answer.fixture.ts', import.meta.url);
const options = { priority: 0, timeoutMs: 60_000 };
let pool: WorkerPool;

beforeEach(() => {
  pool = new WorkerPool({ script, threads: 1 });
});
afterEach(() => pool.close());

const echo = (value: unknown, more = {}) => pool.run({ do: 'echo', value }, { ...options, ...more });

test('answers with what the job gives', async () => {
  expect(await echo(41)).toBe(41);
});

test('an error of the job reaches the caller by its name', async () => {
  const error = await pool.run({ do: 'throw' }, options).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(JobFailedError);
  expect(error).toMatchObject({ jobErrorName: 'RangeError', message: 'told to' });
});

test('lower priorities go first, equal ones in their order', async () => {
  const order: string[] = [];
  const put = (name: string, priority: number) => echo(name, { priority }).then(() => order.push(name));
  await Promise.all([put('first', 5), put('background', 20), put('user 1', 0), put('user 2', 0), put('shoot', 10)]);
  expect(order).toEqual(['first', 'user 1', 'user 2', 'shoot', 'background']);
});

test('an enlargement ends while shoots follow each other without a gap', async () => {
  const { enlargeBand, shoot } = JOB_POLICIES;
  const BANDS = 4;
  const MOST = 200;
  let shoots = 0;
  let isEnlarged = false;
  // Two shoots always wait: one that ends is followed by another at once.
  const keepShooting = async (): Promise<void> => {
    while (!isEnlarged && shoots < MOST) {
      shoots += 1;
      await echo('shoot', { priority: shoot.priority });
    }
  };
  const users = Array.from({ length: 3 }, keepShooting);
  const bands = Array.from({ length: BANDS }, () => echo('band', { priority: enlargeBand.priority }));
  await Promise.all(bands).then(() => {
    isEnlarged = true;
  });
  await Promise.all(users);
  expect(shoots).toBeLessThan(BANDS * 6);
});

test('a waiting job that is aborted never runs', async () => {
  const controller = new AbortController();
  const first = echo(1);
  const waiting = echo(2, { signal: controller.signal });
  controller.abort(new Error('changed my mind'));
  await expect(waiting).rejects.toThrow('changed my mind');
  expect(await first).toBe(1);
  await expect(echo(3, { signal: controller.signal })).rejects.toThrow('changed my mind');
});

test('a running job that is aborted fails at once, is told, and its thread is free when it ends', async () => {
  const controller = new AbortController();
  const told = Promise.withResolvers<number>();
  const onProgress = (share: number): void => told.resolve(share);
  const running = pool.run({ do: 'report' }, { ...options, signal: controller.signal, onProgress });
  expect(await told.promise).toBe(0.5);
  controller.abort(new Error('nobody waits any more'));
  await expect(running).rejects.toThrow('nobody waits any more');
  expect(await echo('next')).toBe('next');
});

test('a job waits for the threads that may run it and lets others pass', async () => {
  const wide = new WorkerPool({ script, threads: 2 });
  const threads = { from: 0, to: 1 };
  const controller = new AbortController();
  const busy = wide.run({ do: 'report' }, { ...options, threads, signal: controller.signal }).catch(() => 'ended');
  const order: string[] = [];
  const second = wide.run({ do: 'echo', value: 2 }, { ...options, threads }).then(() => order.push('bound'));
  await wide.run({ do: 'echo', value: 3 }, { ...options, priority: 9 }).then(() => order.push('other'));
  controller.abort();
  expect(await busy).toBe('ended');
  await second;
  expect(order).toEqual(['other', 'bound']);
  await wide.close();
});

test('jobs that are bound to some threads never run on another', async () => {
  const wide = new WorkerPool({ script, threads: 3 });
  const where = (range?: { from: number; to: number }) =>
    wide.run({ do: 'where' }, { ...options, ...(range && { threads: range }) });
  const [first, ...rest] = await Promise.all(Array.from({ length: 6 }, () => where({ from: 0, to: 1 })));
  expect(new Set([first, ...rest]).size).toBe(1);
  expect(await where({ from: 1, to: 3 })).not.toBe(first);
  await wide.close();
});

test('a thread goes on with what it has at hand, and passes nobody else for it', async () => {
  const order: string[] = [];
  const put = (name: string, more: { kin?: string; priority?: number }) =>
    echo(name, more).then(() => order.push(name));
  await Promise.all([
    put('a1', { kin: 'a' }),
    put('b1', { kin: 'b' }),
    put('a2', { kin: 'a' }),
    put('a4', { kin: 'a', priority: 1 }),
    put('b2', { kin: 'b' }),
    put('a3', { kin: 'a' }),
  ]);
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'a4']);
  order.length = 0;
  await Promise.all([put('a1', { kin: 'a' }), put('other', {}), put('a2', { kin: 'a' })]);
  expect(order).toEqual(['a1', 'other', 'a2']);
});

test('closing fails what waits and what runs', async () => {
  const running = pool.run({ do: 'hang' }, options);
  const waiting = echo(1);
  const settled = Promise.allSettled([running, waiting]);
  await pool.close();
  for (const result of await settled) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StudioClosedError) });
  }
  await expect(echo(2)).rejects.toThrow(StudioClosedError);
});
