import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { LoginTables } from './login.tables.ts';

export type AttemptRow = Selectable<LoginTables['login_attempts']>;

export async function insertAttempt(db: Db, row: Omit<AttemptRow, 'returned' | 'used_at'>): Promise<void> {
  await db
    .insertInto('login_attempts')
    .values({ ...row, returned: null, used_at: null })
    .execute();
}

export async function findAttempt(db: Db, stateIndex: string): Promise<AttemptRow | undefined> {
  return db.selectFrom('login_attempts').selectAll().where('state_index', '=', stateIndex).executeTakeFirst();
}

/** Takes an attempt; false when it was taken before. */
export async function claimAttempt(db: Db, stateIndex: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('login_attempts')
    .set({ used_at: now })
    .where('state_index', '=', stateIndex)
    .where('used_at', 'is', null)
    .returning('state_index')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what came back, the first time and while the attempt holds; false where there is no such attempt. */
export async function keepReturned(
  db: Db,
  { stateIndex, purposes, returned, now }: { stateIndex: string; purposes: string[]; returned: string; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('login_attempts')
    .set({ returned })
    .where('state_index', '=', stateIndex)
    .where('purpose', 'in', purposes)
    .where('returned', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('state_index')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a credential on record; false when it was shown before. */
export async function insertCredential(db: Db, index: string, now: number): Promise<boolean> {
  const row = await db
    .insertInto('used_credentials')
    .values({ credential_index: index, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('credential_index')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those by which what leads to an account was proven, whoever proved it. */
export async function deleteAttemptsAbout(tx: Db, subjectIndexes: readonly string[]): Promise<void> {
  if (subjectIndexes.length === 0) return;
  await tx.deleteFrom('login_attempts').where('subject_index', 'in', subjectIndexes).execute();
}

export async function deleteAttemptsBefore(db: Db, expiredBefore: number, usedBefore: number): Promise<void> {
  await db.deleteFrom('login_attempts').where('expires_at', '<', expiredBefore).execute();
  await db.deleteFrom('used_credentials').where('used_at', '<', usedBefore).execute();
}
