import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, type FixtureJob, WORK_STEP_MS, WORK_STEPS } from './answer.fixture.ts';
import { JobMemoryError, JobTimeoutError, PoisonJobError, type ThreadLostError, WorkerDiedError } from './errors.ts';
import { WorkerPool } from './worker-pool.ts';

const script = new URL('./answer.fixture.ts', import.meta.url);
const options = { priority: 0, timeoutMs: 60_000 };
const HANG_MS = 2500;
const lost: ThreadLostError[] = [];
let pool: WorkerPool;

beforeEach(() => {
  lost.length = 0;
  const limits = { heapMb: 32, memoryMb: 150 };
  pool = new WorkerPool({ script, threads: 2, limits, onLostThread: (error) => lost.push(error) });
});
afterEach(() => pool.close());

const counter = () => new Int32Array(new SharedArrayBuffer(4));
const run = (job: FixtureJob, more = {}) => pool.run(job, { ...options, ...more });
const fail = (fault: Fault, job: FixtureJob = {}) => {
  const isSilent = fault === 'hang' || fault === 'spin';
  return run({ do: fault, ...job }, isSilent ? { timeoutMs: HANG_MS } : {});
};

const FAULTS = [
  ['exit', WorkerDiedError],
  ['crash', WorkerDiedError],
  ['hang', JobTimeoutError],
  ['spin', JobTimeoutError],
  ['swell', JobMemoryError],
  ['fill-heap', JobMemoryError],
] as const;

describe.each(FAULTS)('a thread that does %s', (fault, Lost) => {
  test('is replaced, and its job is done on another one', async () => {
    const begun = counter();
    expect(await fail(fault, { value: 'done', begun, times: 1 })).toBe('done');
    expect(begun[0]).toBe(2);
    expect(lost).toEqual([expect.any(Lost)]);
  });

  test('fails its job for good the second time, and leaves the job of another thread alone', async () => {
    const [begun, begunBeside] = [counter(), counter()];
    const beside = run({ do: 'hang', begun: begunBeside }).catch(() => 'closed');
    const error = await fail(fault, { begun }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PoisonJobError);
    expect(error).toMatchObject({ cause: expect.any(Lost) });
    expect(begun[0]).toBe(2);
    expect(await run({ do: 'echo', value: 'alive' })).toBe('alive');
    expect(begunBeside[0]).toBe(1);
    await pool.close();
    expect(await beside).toBe('closed');
  });
});

test('a job that tells of progress in time does not hang, however long it takes', async () => {
  expect(WORK_STEPS * WORK_STEP_MS).toBeGreaterThan(HANG_MS);
  const told: number[] = [];
  const job = { timeoutMs: HANG_MS, onProgress: (share: number) => told.push(share) };
  expect(await run({ do: 'work', value: 'done' }, job)).toBe('done');
  expect(told).toHaveLength(WORK_STEPS);
  expect(lost).toEqual([]);
});

test('a job that is tried again goes before those that came after it', async () => {
  const narrow = new WorkerPool({ script, threads: 1 });
  const order: string[] = [];
  const put = (job: FixtureJob, name: string) => narrow.run(job, options).then(() => order.push(name));
  await Promise.all([put({ do: 'exit', begun: counter(), times: 1 }, 'first'), put({ do: 'echo' }, 'second')]);
  expect(order).toEqual(['first', 'second']);
  await narrow.close();
});

test('a job that nobody waits for any more is not tried again', async () => {
  const begun = counter();
  const controller = new AbortController();
  const running = run({ do: 'hang', begun }, { signal: controller.signal, timeoutMs: HANG_MS });
  await expect.poll(() => begun[0]).toBe(1);
  controller.abort(new Error('nobody waits any more'));
  await expect(running).rejects.toThrow('nobody waits any more');
  await expect.poll(() => lost.length).toBe(1);
  expect(await run({ do: 'echo', value: 1 })).toBe(1);
  expect(begun[0]).toBe(1);
});
