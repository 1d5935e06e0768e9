import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('the face of a photo of before keeps its place; of two it is not known whose the larger one was', async () => {
  const { database, dispose } = await openTestDatabase();
  const { db } = database;
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0058')));
  // What a photo belongs to does not matter here.
  await sql`create table old_photos (like photos including defaults)`.execute(db);
  const { rows: needed } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'old_photos' and is_nullable = 'NO'`.execute(db);
  for (const { name } of needed) await sql`alter table old_photos alter ${sql.ref(name)} drop not null`.execute(db);
  await sql`drop table photos cascade`.execute(db);
  await sql`alter table old_photos rename to photos`.execute(db);
  const put = (id: string, parts: number, x: number | null) =>
    sql`insert into photos (id, parts, face_x, face_y, face_height) values (${id}, ${parts}::int4, ${x}::float8, ${x}::float8, ${x}::float8)`.execute(
      db,
    );
  await put('a', 1, 0.5);
  await put('b', 2, 0.5);
  await put('c', 1, null);
  await migrate(db, migrations);
  const { rows } = await sql<{ places: unknown }>`select places from photos order by id`.execute(db);
  expect(rows.map(({ places }) => places)).toEqual([[{ x: 0.5, y: 0.5, height: 0.5 }], [], []]);
  await dispose();
});
