import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Child, startChild } from '../../test/children/child.ts';
import { databaseTemplate } from '../../test/test-database.ts';
import { makeTestFolder } from '../../test/test-folder.ts';
import { DirectoryLockedError } from './directory-lock.ts';
import { type EmbeddedDatabase, openPglite } from './pglite.ts';

const children = new URL('../../test/children/', import.meta.url);
const onPanic = (message: string): never => {
  throw new Error(message);
};

let folder: string;
let opened: EmbeddedDatabase | undefined;
let child: Child | undefined;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await opened?.close();
  opened = undefined;
  child?.process.kill('SIGKILL');
  await child?.ended;
  child = undefined;
  await rm(folder, { recursive: true, force: true });
});

const open = async (): Promise<EmbeddedDatabase> => {
  opened = await openPglite({ folder, template: databaseTemplate, onPanic });
  return opened;
};

test('every commit reaches the disk with at least one fsync, and a read with none', async () => {
  const { db, syncCount } = await open();
  await sql`create table t (id int)`.execute(db);
  const before = syncCount();
  for (let id = 0; id < 20; id++) await sql`insert into t values (${id})`.execute(db);
  const afterWrites = syncCount();
  expect(afterWrites - before).toBeGreaterThanOrEqual(20);
  expect(afterWrites - before).toBeLessThanOrEqual(40);
  for (let id = 0; id < 20; id++) await sql`select * from t where id = ${id}`.execute(db);
  expect(syncCount() - afterWrites).toBeLessThanOrEqual(1);
});

test('the settings that durability rests on are in force', async () => {
  const { db } = await open();
  const { rows } = await sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes, current_setting('wal_sync_method') as wal_sync_method
  `.execute(db);
  expect(rows).toEqual([{ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', wal_sync_method: 'fsync' }]);
});

test('it opens under `node --watch`, where its thread also tells which files it loads', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const { db } = await open();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a second process is refused with an error that names the holder', async () => {
  child = startChild(new URL('hold-lock.ts', children), [folder]);
  await child.next();
  const error = await open().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DirectoryLockedError);
  expect(String(error)).toContain(`pid ${child.process.pid}`);
});

test('the lock of a killed process is taken over', async () => {
  child = startChild(new URL('hold-lock.ts', children), [folder]);
  await child.next();
  child.process.kill('SIGKILL');
  await child.ended;
  const { db } = await open();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('killed while it writes, again and again, the database opens with every committed row', async () => {
  let committed = 0;
  for (let round = 0; round < 4; round++) {
    child = startChild(new URL('write-rows.ts', children), [folder]);
    for (let count = 0; count < 15 + round * 7; count++) committed = Number(await child.next());
    child.process.kill('SIGKILL');
    await child.ended;
  }
  const { db } = await open();
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int8 as count, max(id) as last from written
  `.execute(db);
  expect(rows[0]?.last).toBeGreaterThanOrEqual(committed);
  expect(rows[0]?.count).toBe(rows[0]?.last);
});

test('when the disk fails, the process ends at once instead of spinning', async () => {
  const fault = path.join(folder, 'fault');
  child = startChild(new URL('break-disk.ts', children), [folder, fault], { KINORA_TEST_FAULT: fault });
  expect(await child.next()).toBe('broken');
  const [code] = await child.ended;
  expect(code).toBe(70);
});

test('a failed script does not leave its transaction open on the one session', async () => {
  const { db } = await open();
  await expect(sql.raw('begin; select 1 / 0; commit').execute(db)).rejects.toThrow('division by zero');
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a heavy query does not hold up the main thread', async () => {
  const { db } = await open();
  let isRunning = true;
  const query = sql`select count(*) from generate_series(1, 2000000) g where md5(g::text) like 'a%'`
    .execute(db)
    .finally(() => {
      isRunning = false;
    });
  let turns = 0;
  for (; isRunning; turns++) await setImmediate();
  await query;
  // On this thread there would be a handful around the query and none within.
  expect(turns).toBeGreaterThan(100);
});
