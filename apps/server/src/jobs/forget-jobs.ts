import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../deps.ts';

/** Deletes the jobs of a user, done, waiting or running; what a running one does after this counts for nothing. */
export const forgetJobs = (tx: Db, uid: string): Promise<void> =>
  deleteJobs(tx, sql`group_id = ${uid} or data ->> 'uid' = ${uid}`);

/** Deletes every job in whose payload or outcome the text stands, whose ever it is. */
export const forgetJobsNaming = (tx: Db, text: string): Promise<void> =>
  deleteJobs(
    tx,
    sql`${text} in (group_id, singleton_key) or position(${text}::text in concat(data, output, source_output)) > 0`,
  );

async function deleteJobs(tx: Db, isMeant: RawBuilder<unknown>): Promise<void> {
  // pg-boss deletes a job that fails and writes it anew: whoever waits for the one does not see the other, and looks again.
  for (let isReplaced = true; isReplaced; ) {
    const { rows } = await sql<{ isReplaced: boolean }>`
      with found as (select id from pgboss.job where ${isMeant}),
        deleted as (delete from pgboss.job where ${isMeant} returning id)
      select (select count(*) from found) > (select count(*) from deleted) as "isReplaced"
    `.execute(tx);
    isReplaced = rows[0]?.isReplaced ?? false;
  }
}
