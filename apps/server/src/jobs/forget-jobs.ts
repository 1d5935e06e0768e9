import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../deps.ts';

/**
 * Deletes the jobs of a user, done, waiting or running; what a running one does after this counts for nothing.
 * @param outliving queues whose jobs stay and are nobody's from now on
 */
export async function forgetJobs(tx: Db, uid: string, outliving: readonly string[]): Promise<void> {
  const outlives = sql`name = any(${[...outliving]}::text[])`;
  const stays = sql`group_id = ${uid} and ${outlives}`;
  await applyToAll(tx, stays, sql`update pgboss.job set group_id = null where ${stays}`);
  await deleteJobs(tx, sql`(group_id = ${uid} or data ->> 'uid' = ${uid}) and not ${outlives}`);
}

/** Deletes every job in whose payload or outcome the text stands, whose ever it is. */
export const forgetJobsNaming = (tx: Db, text: string): Promise<void> =>
  deleteJobs(
    tx,
    sql`${text} in (group_id, singleton_key) or position(${text}::text in concat(data, output, source_output)) > 0`,
  );

const deleteJobs = (tx: Db, isMeant: RawBuilder<unknown>): Promise<void> =>
  applyToAll(tx, isMeant, sql`delete from pgboss.job where ${isMeant}`);

/** Runs a statement until it has reached every job that is meant. */
async function applyToAll(tx: Db, isMeant: RawBuilder<unknown>, statement: RawBuilder<unknown>): Promise<void> {
  // pg-boss deletes a job that fails and writes it anew: whoever waits for the one does not see the other, and looks again.
  for (let isReplaced = true; isReplaced; ) {
    const { rows } = await sql<{ isReplaced: boolean }>`
      with found as (select id from pgboss.job where ${isMeant}),
        done as (${statement} returning id)
      select (select count(*) from found) > (select count(*) from done) as "isReplaced"
    `.execute(tx);
    isReplaced = rows[0]?.isReplaced ?? false;
  }
}
