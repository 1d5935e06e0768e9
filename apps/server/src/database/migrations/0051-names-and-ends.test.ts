import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './index.ts';

test('a name of before that was given is known by its words', async () => {
  const { database, dispose } = await openTestDatabase();
  const { db } = database;
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0051')));
  const nicks = ['新朋友0042', 'Newcomer 1234', 'وجه جديد 0007', '新朋友', 'Newcomer 12345', '林夏0042'];
  for (const [index, nick] of nicks.entries())
    await sql`insert into users (uid, nick, headimg, created_at) values (${`u${index}`}, ${nick}, '', 1)`.execute(db);
  await migrate(db, migrations);
  const { rows } = await sql<{ given: boolean }>`select is_nick_given as given from users order by uid`.execute(db);
  expect(rows.map(({ given }) => given)).toEqual([true, true, true, false, false, false]);
  await dispose();
});
