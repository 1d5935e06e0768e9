import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** Throws where the database answers but takes nothing: a standby, or one that was set to be read alone. */
export async function requireWritable(db: Db): Promise<void> {
  const { rows } = await sql<{ refuses: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses`.execute(db);
  if (rows[0]?.refuses !== false) throw new Error('the database takes no writes');
}
