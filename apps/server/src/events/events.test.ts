import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { startChild } from '../../test/children/child.ts';
import { bellRang, follow } from '../../test/children/test-event.ts';
import { databaseTemplate, testDatabaseUrl } from '../../test/test-database.ts';
import { createTestDeps, type TestDeps } from '../../test/test-deps.ts';
import { makeTestFolder } from '../../test/test-folder.ts';
import { openPglite } from '../database/pglite.ts';
import type { Deps } from '../deps.ts';
import { createBossJobs } from '../jobs/boss-jobs.ts';
import { createLog } from '../log.ts';
import { afterwards, atOnce } from './follow.ts';
import { publish } from './publish.ts';
import type { Subscriber } from './subscriber.ts';

let world: TestDeps | undefined;
afterEach(async () => {
  await world?.dispose();
  world = undefined;
});

/** Deps in which these follow events. */
async function openWith(...subscribers: Subscriber<Deps>[]): Promise<Deps> {
  world = await createTestDeps({
    subscribers,
    registerJobs(jobs) {
      for (const subscriber of subscribers) subscriber.register(jobs);
    },
  });
  return world.deps;
}

const ring = (deps: Deps, bell: string, after: () => void = () => undefined) =>
  deps.db.transaction().execute(async (tx) => {
    await publish(tx, deps, bellRang, { bell });
    after();
  });

test('what follows as a job happens if and only if the event’s transaction commits', async () => {
  const heard = Promise.withResolvers<string>();
  const deps = await openWith(follow(async (bell) => heard.resolve(bell)));
  const undone = ring(deps, 'undone', () => {
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await ring(deps, 'tower');
  expect(await heard.promise).toBe('tower');
});

test('what follows as a job of somebody takes its turn among those of others', async () => {
  const heard: string[] = [];
  const go = Promise.withResolvers<void>();
  const inTurn = afterwards(bellRang, {
    ...{ name: 'on-bell-of', retries: 0, expireSeconds: 60, concurrency: 1 },
    ownerOf: ({ bell }) => bell.slice(0, 1),
    worker: async (_deps, { bell }) => {
      heard.push(bell);
      await go.promise;
    },
  });
  const deps = await openWith(inTurn);
  await ring(deps, 'a1');
  await expect.poll(() => heard).toEqual(['a1']);
  for (const bell of ['a2', 'a3', 'b1']) await ring(deps, bell);
  go.resolve();
  await expect.poll(() => heard).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('what follows at once is undone with the event, and undoes it when it fails', async () => {
  const claim = atOnce(bellRang, async (tx, _deps, { bell }) => {
    await tx.insertInto('engine_day_spending').values({ engine: bell, day: '2026-01-01', spent_minor: 1 }).execute();
    if (bell === 'cracked') throw new Error('cracked');
  });
  const deps = await openWith(claim);
  await ring(deps, 'tower');
  await expect(ring(deps, 'cracked')).rejects.toThrow('cracked');
  const undone = ring(deps, 'silent', () => {
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  const rows = await deps.db.selectFrom('engine_day_spending').select('engine').execute();
  expect(rows).toEqual([{ engine: 'tower' }]);
});

test('an event that is none of theirs reaches nobody, and one that does not fit its schema is refused', async () => {
  const deps = await openWith();
  await ring(deps, 'nobody hears');
  await expect(ring(deps, 7 as unknown as string)).rejects.toThrow();
});

test.skipIf(testDatabaseUrl !== null)('what follows an event goes on after a kill between the two', async () => {
  const folder = await makeTestFolder();
  const child = startChild(new URL('../../test/children/hang-after-event.ts', import.meta.url), [folder]);
  expect(await child.next()).toBe('happened');
  child.process.kill('SIGKILL');
  await child.ended;
  const database = await openPglite({ folder, template: databaseTemplate, onPanic: (message) => expect.fail(message) });
  const jobs = createBossJobs({ database, databaseUrl: null, isWorking: true, log: createLog('silent') });
  const heard = Promise.withResolvers<string>();
  follow(async (bell) => heard.resolve(bell)).register(jobs);
  await jobs.start({} as Deps);
  expect(await heard.promise).toBe('tower');
  await jobs.stop(1_000);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
