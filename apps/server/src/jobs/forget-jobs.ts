import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** Deletes the jobs of a user, done, waiting or running; what a running one does after this counts for nothing. */
export async function forgetJobs(tx: Db, uid: string): Promise<void> {
  await sql`delete from pgboss.job where group_id = ${uid} or data ->> 'uid' = ${uid}`.execute(tx);
}
