import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** Whose the next job is, and whether it waits for its time first. */
export interface TurnOf {
  /** Null: nobody's, whose jobs count as those of one user. */
  uid: string | null;
  isPutOff: boolean;
}

/**
 * The turn in which a user's next job in a queue is done, from 0: that of the job which is next, or the one after the user's
 * last. So users are served round-robin, and who comes anew waits for one job of each at most (start-time fair queueing,
 * Goyal, Vin and Cheng 1996, with jobs of one size). What is put off has turns of its own among the user's, and holds back
 * nobody's before its time.
 */
export async function nextTurn(tx: Db, queue: string, { uid, isPutOff }: TurnOf): Promise<number> {
  const { rows } = await sql<{ current: number | null; own: number | null }>`
    select min(-priority) filter (where start_after <= now()) as current,
      max(-priority) filter (
        where group_id is not distinct from ${uid}::text and (start_after > now()) = ${isPutOff}::boolean
      ) as own
    from pgboss.job
    where name = ${queue} and state in ('created', 'retry', 'active')
  `.execute(tx);
  const { current, own } = rows[0] ?? { current: null, own: null };
  return Math.max(current ?? 0, own === null ? 0 : own + 1);
}
