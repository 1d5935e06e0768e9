import { sql } from 'kysely';
import { openPglite } from '../../src/database/pglite.ts';
import { databaseTemplate } from '../test-database.ts';

/** Writes rows in transactions for ever, and tells of each that was committed. */
const [, , folder = ''] = process.argv;
const { db } = await openPglite({ folder, template: databaseTemplate, onPanic: () => process.exit(70) });
await sql`create table if not exists written (id int8 primary key, pad text)`.execute(db);
const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from written`.execute(db);
for (let id = (rows[0]?.last ?? 0) + 1; ; id++) {
  await db.transaction().execute(async (tx) => {
    await sql`insert into written values (${id}, repeat('x', 500))`.execute(tx);
  });
  process.send?.(id);
}
