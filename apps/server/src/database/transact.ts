import type { Db } from './db.ts';

/** PostgreSQL's `deadlock_detected`: of two transactions that wait for each other it ends one. */
const DEADLOCK = '40P01';
const TRIES = 3;

/**
 * Runs a transaction, and runs it anew where the database ended it to free another one. For what locks many rows of a user at
 * once: others may hold one of them and wait for the next. All that the work does must be undone with the transaction.
 */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried >= TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === DEADLOCK;
