import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('a shoot from before goes on with the faces that it has', async () => {
  const { database, dispose } = await openTestDatabase();
  const { db } = database;
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0019')));
  await sql`insert into users (uid, nick, headimg, created_at) values ('u1', 'n', '', 1)`.execute(db);
  await sql`insert into shoots (id, uid, sn, theme, face_ids, state, total, seed, created_at)
    values ('s1', 'u1', 'n1', 'sakura', array['f1'], 'queued', 20, 7, 1)`.execute(db);
  await migrate(db, migrations);
  const { rows } = await sql`select face_ids, casts from shoots`.execute(db);
  expect(rows).toEqual([{ face_ids: ['f1'], casts: null }]);
  await dispose();
});
