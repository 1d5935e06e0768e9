import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** A job that a process died of so often, without a failure of its own or progress in between, is what they die of. */
export const CRASHES_BORNE = 20;

/** Puts jobs of this process back as if they had never been taken: stopping does not use up a try. */
export async function handBackJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where id = any(${[...ids]}::uuid[]) and state = 'active'
  `.execute(db);
}

/**
 * Hands back jobs whose process died: all that are active, or those that showed no sign of life for `silentS` seconds. A crash
 * uses up no try, as one is added for it; a job that was borne too often is given to `giveUp` with none left. The number of jobs
 * found.
 */
export async function handBackCrashed(
  db: Db,
  silentS: number | null,
  giveUp: (name: string, id: string) => Promise<unknown>,
): Promise<number> {
  const crashes = sql`coalesce((output ->> 'crashes')::int, 0)`;
  const isBorne = sql`${crashes} < ${CRASHES_BORNE}`;
  // In one statement: a job that falls silent meanwhile waits for the next look.
  const { rows } = await sql<{ name: string; id: string; state: string }>`
    update pgboss.job set
      state = (case when ${isBorne} then 'retry' else 'active' end)::pgboss.job_state,
      start_after = case when ${isBorne} then now() else start_after end,
      heartbeat_on = case when ${isBorne} then null else heartbeat_on end,
      retry_limit = case when ${isBorne} then retry_limit + 1 else retry_count end,
      output = jsonb_build_object('crashes', ${crashes} + 1)
    where state = 'active'
      and (${silentS}::int is null or heartbeat_on < now() - ${silentS}::int * interval '1 second')
    returning name, id, state
  `.execute(db);
  for (const { name, id, state } of rows) if (state === 'active') await giveUp(name, id);
  return rows.length;
}

/** A run that brought its job further uses up no try: after it, however it ends, there are `retries` again. */
export async function renewTries(db: Db, id: string, retries: number): Promise<void> {
  await sql`
    update pgboss.job set retry_limit = retry_count + 1 + ${retries}::int, output = null
    where id = ${id}::uuid and state = 'active'
  `.execute(db);
}
