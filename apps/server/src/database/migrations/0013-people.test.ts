import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('every face stays the user’s own, the newest in front, and consents stand as they stood', async () => {
  const { database, dispose } = await openTestDatabase();
  const { db } = database;
  const before = Object.entries(migrations).filter(([name]) => name < '0013');
  await migrate(db, Object.fromEntries(before));
  await sql`insert into users (uid, nick, headimg, created_at) values ('u1', 'n', '', 1)`.execute(db);
  for (const [id, at] of [
    ['old', 5],
    ['new', 9],
  ] as const) {
    await sql`insert into faces values (${id}, 'u1', 'ready', 'p', 'i', 'k', 't', 3, 4, false, ${at}, null)`.execute(
      db,
    );
  }
  await sql`insert into consents values ('c1', 'u1', 'face', 'v1', 7, null)`.execute(db);
  await migrate(db, migrations);
  const faces = await sql`select id, member_id, preferred_at from faces order by preferred_at desc`.execute(db);
  expect(faces.rows).toEqual([
    { id: 'new', member_id: null, preferred_at: 9 },
    { id: 'old', member_id: null, preferred_at: 5 },
  ]);
  const consents = await sql`select subject, given_by, version from consents`.execute(db);
  expect(consents.rows).toEqual([{ subject: '', given_by: null, version: 'v1' }]);
  const again = sql`insert into consents (id, uid, kind, version, agreed_at) values ('c2', 'u1', 'face', 'v1', 8)`;
  await expect(again.execute(db)).rejects.toThrow(/consents_standing/);
  await dispose();
});
