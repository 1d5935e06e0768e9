import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/**
 * The turn in which a user's next job in a queue is done, from 0: that of the job which is next, or the one after the user's
 * last. So users are served round-robin, and who comes anew waits for one job of each at most (start-time fair queueing,
 * Goyal, Vin and Cheng 1996, with jobs of one size).
 */
export async function nextTurn(tx: Db, queue: string, uid: string): Promise<number> {
  const { rows } = await sql<{ current: number | null; own: number | null }>`
    select min(-priority) as current, max(-priority) filter (where group_id = ${uid}) as own
    from pgboss.job
    where name = ${queue} and state in ('created', 'retry', 'active')
  `.execute(tx);
  const { current, own } = rows[0] ?? { current: null, own: null };
  return Math.max(current ?? 0, own === null ? 0 : own + 1);
}
