import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('every account keeps its phone, as one of its identities', async () => {
  const { database, dispose } = await openTestDatabase();
  const { db } = database;
  const before = Object.entries(migrations).filter(([name]) => name < '0012');
  await migrate(db, Object.fromEntries(before));
  for (const uid of ['u1', 'u2']) {
    await sql`insert into users (uid, phone_index, phone_sealed, area, nick, headimg, created_at)
      values (${uid}, ${`index of ${uid}`}, ${`phone of ${uid}`}, '+86', 'n', '', 7)`.execute(db);
  }
  await migrate(db, migrations);
  const { rows } = await sql`select u.uid, u.nick, u.verified_at, i.provider, i.subject_index, i.subject_sealed
    from users u join identities i on i.uid = u.uid order by u.uid`.execute(db);
  const kept = { nick: 'n', verified_at: null, provider: 'phone' };
  expect(rows).toEqual(
    ['u1', 'u2'].map((uid) => ({
      ...{ uid, ...kept },
      ...{ subject_index: `index of ${uid}`, subject_sealed: `phone of ${uid}` },
    })),
  );
  const again = sql`insert into identities values ('phone', 'index of u1', 's', 'u2', 8)`.execute(db);
  await expect(again).rejects.toThrow(/identities_pkey/);
  await dispose();
});
