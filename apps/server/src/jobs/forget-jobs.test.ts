import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { eventually } from '../../test/module-world.ts';
import { openTestDatabase, type TestDatabase, testDatabaseUrl } from '../../test/test-database.ts';
import { isWaitedFor, sessionOf } from '../../test/waited-for.ts';
import type { Db } from '../deps.ts';
import { bossDatabase } from './boss-database.ts';
import { deadLetterOf, ensureQueues } from './ensure-queues.ts';
import { forgetJobs } from './forget-jobs.ts';

const UID = 'somebody';
const job = { name: 'work', payload: z.unknown(), retries: 1, expireSeconds: 60, concurrency: 1 };

const staying = { ...job, name: 'stays' };

let opened: TestDatabase;
let db: Db;
let boss: PgBoss;
beforeEach(async () => {
  opened = await openTestDatabase();
  db = opened.database.db;
  boss = new PgBoss({ ...bossDatabase(opened.database, opened.url), schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await ensureQueues(boss, [job, staying], { heartbeatS: null, isWorking: true });
});
afterEach(async () => {
  await boss.stop({ graceful: false });
  await opened.dispose();
});

const forget = () => db.transaction().execute((tx) => forgetJobs(tx, UID, [staying.name, deadLetterOf(staying.name)]));
const namesLeft = async () =>
  (await sql<{ name: string }>`select name from pgboss.job`.execute(db)).rows.map(({ name }) => name);

/** A job of the user that is being done. */
async function begin(): Promise<string> {
  await boss.send(job.name, {}, { group: { id: UID } });
  const [taken] = await boss.fetch(job.name);
  return taken?.id ?? '';
}

it('forgets what waits, what was given up and whom a payload names, and nothing of others', async () => {
  const id = await begin();
  await sql`update pgboss.job set retry_count = retry_limit`.execute(db);
  await boss.fail(job.name, id);
  await boss.send(job.name, { uid: UID });
  expect((await namesLeft()).toSorted()).toEqual([job.name, job.name, deadLetterOf(job.name)]);
  await boss.send(job.name, {}, { group: { id: 'somebody else' }, singletonKey: 'theirs' });
  await forget();
  expect(await namesLeft()).toEqual([job.name]);
});

it('lets stay what outlives the account, waiting, running or given up, and whose it was is forgotten', async () => {
  await boss.send(staying.name, { uid: UID }, { group: { id: UID } });
  const [given] = await boss.fetch(staying.name);
  await sql`update pgboss.job set retry_count = retry_limit`.execute(db);
  await boss.fail(staying.name, given?.id ?? '');
  await boss.send(staying.name, {}, { group: { id: UID } });
  await boss.fetch(staying.name);
  await boss.send(staying.name, {}, { group: { id: UID }, singletonKey: 'waits' });
  const before = await namesLeft();
  await forget();
  expect(await namesLeft()).toEqual(before);
  const { rows } = await sql`select 1 from pgboss.job where group_id is not null`.execute(db);
  expect(rows).toEqual([]);
});

it('a job that fails after it was forgotten does not come back', async () => {
  const id = await begin();
  await forget();
  await boss.fail(job.name, id);
  expect(await namesLeft()).toEqual([]);
});

it.runIf(testDatabaseUrl)('forgets a job that fails just then, whose row is replaced by another one', async () => {
  const id = await begin();
  let forgotten: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await boss.fail(job.name, id, undefined, { db: fromKysely(tx) });
    const session = await sessionOf(tx);
    forgotten = forget();
    await eventually(() => isWaitedFor(db, session));
  });
  await forgotten;
  expect(await namesLeft()).toEqual([]);
});
