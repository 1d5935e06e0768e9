import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase, testDatabaseUrl } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { requireWritable } from './require-writable.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await sql`create table counter (id int primary key, value int8 not null)`.execute(opened.database.db);
});
afterAll(() => opened.dispose());

const db = () => opened.database.db;

test('int8 comes back as a number and json parsed', async () => {
  const { rows } = await sql`select 9007199254740991::int8 as big, '{"a":[1,"x"]}'::jsonb as doc`.execute(db());
  expect(rows).toEqual([{ big: 9007199254740991, doc: { a: [1, 'x'] } }]);
});

test('an int8 beyond what a number holds is refused and the next query works', async () => {
  await expect(sql`select 9007199254740993::int8 as big`.execute(db())).rejects.toThrow(/2\^53/);
  const { rows } = await sql`select 1 as one`.execute(db());
  expect(rows).toEqual([{ one: 1 }]);
});

test('a transaction that throws leaves nothing', async () => {
  const failing = db()
    .transaction()
    .execute(async (tx) => {
      await sql`insert into counter values (1, 1)`.execute(tx);
      throw new Error('no');
    });
  await expect(failing).rejects.toThrow('no');
  const { rows } = await sql`select * from counter where id = 1`.execute(db());
  expect(rows).toEqual([]);
});

test('committing a transaction with a failed statement is an error, not a silent rollback', async () => {
  const swallowing = db()
    .transaction()
    .execute(async (tx) => {
      await sql`insert into counter values (2, 1)`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
  await expect(swallowing).rejects.toThrow();
  const { rows } = await sql`select * from counter where id = 2`.execute(db());
  expect(rows).toEqual([]);
});

test('queries on the outer handle beside open transactions neither deadlock nor see uncommitted rows', async () => {
  await sql`insert into counter values (3, 0)`.execute(db());
  const transactions = Array.from({ length: 20 }, () =>
    db()
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ value: number }>`select value from counter where id = 3 for update`.execute(tx);
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1} where id = 3`.execute(tx);
      }),
  );
  const reads = Array.from({ length: 20 }, () =>
    sql<{ value: number }>`select value from counter where id = 3`.execute(db()),
  );
  await Promise.all([...transactions, ...reads]);
  const { rows } = await sql`select value from counter where id = 3`.execute(db());
  expect(rows).toEqual([{ value: 20 }]);
});

test('a notification comes after the commit, and not after a rollback', async () => {
  const heard: string[] = [];
  let onHeard: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    onHeard = resolve;
  });
  const stop = await opened.database.listen('test_channel', (payload) => {
    heard.push(payload);
    onHeard();
  });
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('test_channel', 'rolled back')`.execute(tx);
      throw new Error('no');
    })
    .catch(() => undefined);
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`select pg_notify('test_channel', 'committed')`.execute(tx);
      await sql`select 1`.execute(tx);
      expect(heard).toEqual([]);
    });
  await arrived;
  expect(heard).toEqual(['committed']);
  await stop();
});

test.skipIf(testDatabaseUrl === null)('a listener whose connection broke listens again and says so', async () => {
  const heard: string[] = [];
  const reconnected = Promise.withResolvers<void>();
  const stop = await opened.database.listen('broken_channel', (payload) => heard.push(payload), reconnected.resolve);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen "broken_channel"%'`.execute(
    db(),
  );
  await reconnected.promise;
  await sql`select pg_notify('broken_channel', 'after')`.execute(db());
  await expect.poll(() => heard).toEqual(['after']);
  await stop();
});

test('concurrent migrations all end well and apply each once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(db(), migrations)));
  expect(applied.flat().toSorted()).toEqual(Object.keys(migrations));
});

test('a database that is up to date is left as it is; one that has had other migrations is refused', async () => {
  await migrate(db(), migrations);
  expect(await migrate(db(), migrations)).toEqual([]);
  await expect(migrate(db(), {})).rejects.toThrow('Migration');
});

test('a database that is there to be read alone is not taken for one that takes writes', async () => {
  await expect(requireWritable(db())).resolves.toBeUndefined();
  const toRead = db().transaction().setAccessMode('read only');
  await expect(toRead.execute(requireWritable)).rejects.toThrow('takes no writes');
});
