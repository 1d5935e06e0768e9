import { sql } from 'kysely';
import type { Db } from '../src/deps.ts';

/** Whether a session of the database waits for what another one, of that process id, has locked. */
export async function isWaitedFor(db: Db, pid: number | undefined): Promise<boolean> {
  const waiting = sql`select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`;
  return (await waiting.execute(db)).rows.length > 0;
}

/** The process id of the session that a transaction runs in. */
export async function sessionOf(tx: Db): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid;
}
