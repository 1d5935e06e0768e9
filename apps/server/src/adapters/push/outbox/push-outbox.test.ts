import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigratedDatabase } from '../../../../test/migrated-database.ts';
import { type TestDatabase, testDatabaseUrl } from '../../../../test/test-database.ts';
import type { Db } from '../../../deps.ts';
import { openOutboxPush } from './open.ts';
import { readEvents } from './push-outbox.store.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openMigratedDatabase();
});
afterAll(() => opened.dispose());

const push = openOutboxPush(() => 1);
const lockOther = (tx: Db) => sql`select pg_advisory_xact_lock(7)`.execute(tx);

// The embedded database has one session: no two transactions are open there.
test.skipIf(testDatabaseUrl === null)(
  'who tells of something before it takes another lock does not wait in a circle with who takes them the other way',
  async () => {
    const { db } = opened.database;
    const [told, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = db.transaction().execute(async (tx) => {
      await push.notify(tx, 'u', 'order', 'first');
      told.resolve();
      await locked.promise;
      await lockOther(tx);
    });
    const second = db.transaction().execute(async (tx) => {
      await told.promise;
      await lockOther(tx);
      locked.resolve();
      await push.notify(tx, 'u', 'order', 'second');
    });
    await Promise.all([first, second]);
    expect((await readEvents(db, 'u', 0, 10)).map(({ id }) => id)).toEqual(['second', 'first']);
  },
);

test('events of several users in one transaction are numbered in the order in which they were told', async () => {
  const { db } = opened.database;
  await db.transaction().execute(async (tx) => {
    for (const [uid, id] of [
      ['w', '1'],
      ['v', '2'],
      ['w', '3'],
    ] as const)
      await push.notify(tx, uid, 'shoot', id);
  });
  const [ofW, ofV] = [await readEvents(db, 'w', 0, 10), await readEvents(db, 'v', 0, 10)];
  expect([...ofW, ...ofV].toSorted((a, b) => a.seq - b.seq).map(({ id }) => id)).toEqual(['1', '2', '3']);
});
