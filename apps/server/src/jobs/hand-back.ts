import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** Puts jobs of this process back as if they had never been taken: stopping does not use up a try. */
export async function handBackJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where id = any(${[...ids]}::uuid[]) and state = 'active'
  `.execute(db);
}

/**
 * Hands back every active job. A run that died with its process counts as a try, so that a job that kills the process
 * does not do so for ever: one that has no tries left is given to `giveUp`. The number of jobs found.
 */
export async function handBackAll(db: Db, giveUp: (name: string, id: string) => Promise<unknown>): Promise<number> {
  const returned = await sql<{ id: string }>`
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit
    returning id
  `.execute(db);
  const exhausted = await sql<{ name: string; id: string }>`
    select name, id from pgboss.job where state = 'active'
  `.execute(db);
  for (const { name, id } of exhausted.rows) await giveUp(name, id);
  return returned.rows.length + exhausted.rows.length;
}
