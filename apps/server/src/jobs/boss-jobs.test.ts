import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { startChild } from '../../test/children/child.ts';
import { endlessJob } from '../../test/children/endless-job.ts';
import { databaseTemplate, openTestDatabase, type TestDatabase, testDatabaseUrl } from '../../test/test-database.ts';
import { makeTestFolder } from '../../test/test-folder.ts';
import type { JobDefinition } from '../adapters/ports/jobs.ts';
import { openPglite } from '../database/pglite.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { type BossJobs, createBossJobs } from './boss-jobs.ts';

const job = (overrides: Partial<JobDefinition<{ subject: string }>> = {}): JobDefinition<{ subject: string }> => ({
  name: 'work',
  payload: z.object({ subject: z.string() }),
  retries: 1,
  expireSeconds: 60,
  concurrency: 1,
  ...overrides,
});

// The workers of these tests ask for nothing of it.
const deps = {} as Deps;
const log = createLog('silent');

/** Resolves when it was called so many times, with what it was called with. */
function collect<Item>(count: number): { add(item: Item): void; all: Promise<Item[]>; items: Item[] } {
  const items: Item[] = [];
  let finish: (items: Item[]) => void = () => undefined;
  const all = new Promise<Item[]>((resolve) => {
    finish = resolve;
  });
  return {
    items,
    all,
    add(item) {
      items.push(item);
      if (items.length === count) finish(items);
    },
  };
}

let opened: TestDatabase | undefined;
const started: BossJobs[] = [];

/** A queue that is asked so rarely that a test would end before: only what wakes its workers counts. */
const NEVER_ASKED = { pollS: 600 };

async function create(options: { pollS?: number } = {}): Promise<BossJobs> {
  opened ??= await openTestDatabase();
  const { database, url } = opened;
  const jobs = createBossJobs({ database, databaseUrl: url, isWorking: true, log, ...options });
  started.push(jobs);
  return jobs;
}

const enqueue = async (jobs: BossJobs, ...args: DropFirst<Parameters<BossJobs['enqueue']>>): Promise<void> => {
  await opened?.database.db.transaction().execute((tx) => jobs.enqueue(tx, ...args));
};
type DropFirst<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop(1_000);
  await opened?.dispose();
  opened = undefined;
});

test('a job exists if and only if its transaction commits, and is then taken without being asked for', async () => {
  const jobs = await create(NEVER_ASKED);
  const ran = collect<string>(1);
  jobs.register(job(), async (_deps, { subject }) => ran.add(subject));
  await jobs.start(deps);
  await opened?.database.db
    .transaction()
    .execute(async (tx) => {
      await jobs.enqueue(tx, job(), { subject: 'rolled back' }, { uid: null });
      throw new Error('no');
    })
    .catch(() => undefined);
  await enqueue(jobs, job(), { subject: 'committed' }, { uid: null });
  expect(await ran.all).toEqual(['committed']);
});

test('jobs behind each other follow without being asked for', async () => {
  const jobs = await create(NEVER_ASKED);
  const ran = collect<string>(10);
  jobs.register(job(), async (_deps, { subject }) => ran.add(subject));
  await jobs.start(deps);
  await opened?.database.db.transaction().execute(async (tx) => {
    for (let number = 0; number < 10; number++)
      await jobs.enqueue(tx, job(), { subject: String(number) }, { uid: null });
  });
  expect((await ran.all).map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 10 }, (_, number) => number),
  );
});

test('a queue takes its users in turn, and who comes anew waits for one job of each', async () => {
  const jobs = await create();
  const ran = collect<string>(9);
  const { promise: isAsked, resolve: begin } = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  jobs.register(job(), async (_deps, { subject }) => {
    ran.add(subject);
    begin();
    await go.promise;
  });
  await jobs.start(deps);
  const ask = (uid: string, subject: string) => enqueue(jobs, job(), { subject }, { uid });
  for (const subject of ['a1', 'a2', 'a3', 'a4', 'a5']) await ask('a', subject);
  await isAsked;
  for (const subject of ['b1', 'b2', 'b3']) await ask('b', subject);
  await ask('c', 'c1');
  go.resolve();
  expect(await ran.all).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3', 'a4', 'a5']);
});

test('who comes anew waits for one of the jobs that are nobody’s, and for none that are put off', async () => {
  const jobs = await create();
  const ran = collect<string>(6);
  const { promise: isAsked, resolve: begin } = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  jobs.register(job(), async (_deps, { subject }) => {
    ran.add(subject);
    begin();
    await go.promise;
  });
  await jobs.start(deps);
  const ask = (uid: string | null, subject: string) => enqueue(jobs, job(), { subject }, { uid });
  for (let late = 0; late < 5; late++)
    await enqueue(jobs, job(), { subject: 'late' }, { uid: 'a', startAfterSeconds: 600 });
  for (const subject of ['n1', 'n2', 'n3']) await ask(null, subject);
  await isAsked;
  for (const subject of ['a1', 'a2']) await ask('a', subject);
  await ask('b', 'b1');
  go.resolve();
  expect(await ran.all).toEqual(['n1', 'a1', 'b1', 'n2', 'a2', 'n3']);
});

test('a user with much to do is not starved by others who come again and again', async () => {
  const jobs = await create();
  const ran = collect<string>(6);
  const go = Promise.withResolvers<void>();
  jobs.register(job(), async (_deps, { subject }) => {
    await go.promise;
    // Whoever else comes is there anew whenever a job is done.
    if (subject.startsWith('a')) await enqueue(jobs, job(), { subject: `b after ${subject}` }, { uid: 'b' });
    ran.add(subject);
  });
  await jobs.start(deps);
  for (const subject of ['a1', 'a2', 'a3']) await enqueue(jobs, job(), { subject }, { uid: 'a' });
  go.resolve();
  expect(await ran.all).toEqual(['a1', 'b after a1', 'a2', 'b after a2', 'a3', 'b after a3']);
});

test('a failed job is tried again, and one that fails every time is given up, whose own failure is tried again', async () => {
  const jobs = await create();
  const tries = collect<string>(2);
  const givenUp = collect<string>(2);
  jobs.register(
    job(),
    async (_deps, { subject }) => {
      tries.add(subject);
      throw new Error('it does not work');
    },
    async (_deps, { subject }) => {
      givenUp.add(subject);
      if (givenUp.items.length === 1) throw new Error('nor does giving up');
    },
  );
  await jobs.start(deps);
  await enqueue(jobs, job(), { subject: 'hopeless' }, { uid: null });
  expect(await givenUp.all).toEqual(['hopeless', 'hopeless']);
  expect(tries.items).toEqual(['hopeless', 'hopeless']);
});

test('a run that made progress uses up no try', async () => {
  const jobs = await create();
  const runs = collect<string>(2);
  const givenUp = collect<string>(1);
  jobs.register(
    job({ retries: 0 }),
    async (_deps, { subject }, _signal, progressed) => {
      runs.add(subject);
      if (runs.items.length === 1) await progressed();
      throw new Error('no further');
    },
    async (_deps, { subject }) => givenUp.add(subject),
  );
  await jobs.start(deps);
  await enqueue(jobs, job(), { subject: 'step by step' }, { uid: null });
  await givenUp.all;
  expect(runs.items).toHaveLength(2);
});

test('of one key there is one unfinished job, and jobs without a key do not stand in each other’s way', async () => {
  const jobs = await create();
  const ran = collect<string>(3);
  const release = collect<void>(1);
  jobs.register(job(), async (_deps, { subject }) => {
    await release.all;
    ran.add(subject);
  });
  await jobs.start(deps);
  for (const subject of ['a', 'a again']) await enqueue(jobs, job(), { subject }, { uid: null, singletonKey: 'a' });
  for (const subject of ['b', 'c']) await enqueue(jobs, job(), { subject }, { uid: null });
  release.add();
  expect((await ran.all).toSorted()).toEqual(['a', 'b', 'c']);
});

test('stopping hands an unfinished job back, and it uses up no try', async () => {
  const first = await create();
  const taken = collect<void>(1);
  first.register(job({ retries: 0 }), async (_deps, _payload, signal) => {
    taken.add();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await first.start(deps);
  await enqueue(first, job({ retries: 0 }), { subject: 'it' }, { uid: null });
  await taken.all;
  await first.stop(10);
  const second = await create();
  const ran = collect<string>(1);
  second.register(job({ retries: 0 }), async (_deps, { subject }) => ran.add(subject));
  await second.start(deps);
  expect(await ran.all).toEqual(['it']);
});

test.skipIf(testDatabaseUrl !== null)(
  'a job of a process that was killed goes on as soon as the next one starts',
  async () => {
    const folder = await makeTestFolder();
    const child = startChild(new URL('../../test/children/hang-in-job.ts', import.meta.url), [folder]);
    expect(await child.next()).toBe('working');
    child.process.kill('SIGKILL');
    await child.ended;
    const database = await openPglite({
      folder,
      template: databaseTemplate,
      onPanic: (message) => expect.fail(message),
    });
    const jobs = createBossJobs({ database, databaseUrl: null, isWorking: true, log, ...NEVER_ASKED });
    const ran = collect<string>(1);
    jobs.register(endlessJob, async (_deps, { subject }) => ran.add(subject));
    await jobs.start(deps);
    expect(await ran.all).toEqual(['it']);
    await jobs.stop(1_000);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  },
);
