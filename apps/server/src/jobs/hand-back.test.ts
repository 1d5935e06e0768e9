import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Deps } from '../deps.ts';
import { createLog } from '../log.ts';
import { type BossJobs, createBossJobs } from './boss-jobs.ts';
import { CRASHES_BORNE, handBackCrashed, renewTries } from './hand-back.ts';

const job = { name: 'work', payload: z.object({}), retries: 1, expireSeconds: 60, concurrency: 1 };
let opened: TestDatabase;
let jobs: BossJobs;
let givenUp: string[];

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database, url } = opened;
  jobs = createBossJobs({ database, databaseUrl: url, isWorking: false, log: createLog('silent') });
  jobs.register(job, async () => undefined);
  await jobs.start({} as Deps);
});
afterAll(async () => {
  await jobs.stop(0);
  await opened.dispose();
});
beforeEach(async () => {
  givenUp = [];
  await sql`delete from pgboss.job`.execute(opened.database.db);
  await jobs.enqueue(opened.database.db, job, {}, { uid: null });
});

/** Takes the job as pg-boss does, which counts each but the first time. */
async function take(silentS = 0): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'active', heartbeat_on = now() - ${silentS}::int * interval '1 second',
      retry_count = case when started_on is null then retry_count else retry_count + 1 end, started_on = now()
    returning id
  `.execute(opened.database.db);
  return rows[0]?.id ?? '';
}

const handBack = (silentS: number | null = null) =>
  handBackCrashed(opened.database.db, silentS, async (_name, id) => givenUp.push(id));

async function triesLeft(): Promise<number> {
  const { rows } = await sql<{ left: number }>`select retry_limit - retry_count as left from pgboss.job`.execute(
    opened.database.db,
  );
  return rows[0]?.left ?? Number.NaN;
}

test('a process that dies uses up no try of its jobs', async () => {
  for (let crash = 0; crash < CRASHES_BORNE; crash++) {
    await take();
    expect(await handBack()).toBe(1);
  }
  await take();
  expect([await triesLeft(), givenUp]).toEqual([job.retries, []]);
});

test('a job that processes die of again and again is given up', async () => {
  for (let crash = 0; crash < CRASHES_BORNE; crash++) {
    await take();
    await handBack();
  }
  const id = await take();
  await handBack();
  expect([await triesLeft(), givenUp]).toEqual([0, [id]]);
});

test('one that gets further from crash to crash is not', async () => {
  for (let crash = 0; crash < 2 * CRASHES_BORNE; crash++) {
    await renewTries(opened.database.db, await take(), job.retries);
    await handBack();
  }
  await take();
  expect([await triesLeft(), givenUp]).toEqual([job.retries + 1, []]);
});

test('only the jobs of a process that has been silent are handed back', async () => {
  await take(9);
  expect(await handBack(10)).toBe(0);
  await take(11);
  expect(await handBack(10)).toBe(1);
});

test('a job that falls silent while others are handed back is not given up', async () => {
  const id = await take();
  const fallSilent: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await sql`update pgboss.job set state = 'active', heartbeat_on = now() - interval '1 hour'`.execute(
        opened.database.db,
      );
      return result;
    },
  };
  await handBackCrashed(opened.database.db.withPlugin(fallSilent), 10, async (_name, other) => givenUp.push(other));
  expect(givenUp).not.toContain(id);
});
