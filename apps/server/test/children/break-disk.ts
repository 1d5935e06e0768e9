import { sql } from 'kysely';
import { openPglite } from '../../src/database/pglite.ts';
import { databaseTemplate } from '../test-database.ts';

/** Opens a database whose disk fails once the file named by KINORA_TEST_FAULT exists, and writes to it then. */
const [, , folder = '', fault = ''] = process.argv;
const { db } = await openPglite({
  folder,
  template: databaseTemplate,
  onPanic: () => process.exit(70),
  execArgv: ['--import', new URL('./failing-fsync.ts', import.meta.url).href],
});
await sql`create table t (id int)`.execute(db);
const { writeFileSync } = await import('node:fs');
writeFileSync(fault, '');
process.send?.('broken');
await sql`insert into t values (1)`.execute(db);
process.send?.('written');
