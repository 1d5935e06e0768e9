import type { Selectable } from 'kysely';
import type { Db } from '../../deps.ts';
import type { UserTables } from './users.tables.ts';

export type UserRow = Selectable<UserTables['users']>;

export interface NewUser {
  uid: string;
  nick: string;
  /** It is a number of ours. */
  isNickGiven: boolean;
  channelId: string | null;
  channelArg: string | null;
  now: number;
}

export async function insertUser(tx: Db, user: NewUser): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({
      uid: user.uid,
      nick: user.nick,
      is_nick_given: user.isNickGiven,
      headimg: '',
      channel_id: user.channelId,
      channel_arg: user.channelArg,
      created_at: user.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws when there is no such user. */
export async function readUser(db: Db, uid: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
}

export async function findUsers(db: Db, uids: readonly string[]): Promise<UserRow[]> {
  if (uids.length === 0) return [];
  return db.selectFrom('users').selectAll().where('uid', 'in', uids).execute();
}

/**
 * Lets one thing of a user begin at a time, until the transaction ends. What belongs to the user can be stored meanwhile: no lock
 * here is one on the key, for which a row that refers to it would wait while others wait for that.
 */
export async function lockUser(tx: Db, uid: string): Promise<void> {
  await tx.selectFrom('users').select('uid').where('uid', '=', uid).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Changes what others call the user, the object that is their portrait (its reference, empty for none), or what they said of themselves. */
export async function changeUser(
  db: Db,
  uid: string,
  change: { nick: string } | { headimg: string } | { info_sealed: string },
): Promise<void> {
  const changed = 'nick' in change ? { ...change, is_nick_given: false } : change;
  await db.updateTable('users').set(changed).where('uid', '=', uid).execute();
}

/** Puts on record that the user's face was authenticated as a real person's; the first time stands. */
export async function markVerified(tx: Db, uid: string, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ verified_at: now })
    .where('uid', '=', uid)
    .where('verified_at', 'is', null)
    .execute();
}

/** Notes when the account ends; null: not at all. */
export async function setClosing(tx: Db, uid: string, closesAt: number | null): Promise<void> {
  await tx.updateTable('users').set({ closes_at: closesAt }).where('uid', '=', uid).execute();
}

/** Accounts whose time is over. */
export async function listClosingBefore(db: Db, now: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('uid').where('closes_at', '<=', now).orderBy('closes_at').execute();
  return rows.map(({ uid }) => uid);
}

/** Keeps a user from being deleted until the transaction ends; false where they are gone. */
export async function holdUser(tx: Db, uid: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('uid').where('uid', '=', uid).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Waits until nothing of the user is being stored, and lets nothing be stored until the transaction ends: for deleting all of it. */
export async function lockUserWhole(tx: Db, uid: string): Promise<void> {
  await tx.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().executeTakeFirstOrThrow();
}

/** Deletes a user with every row that refers to them. */
export async function deleteUser(tx: Db, uid: string): Promise<void> {
  await tx.deleteFrom('users').where('uid', '=', uid).execute();
}
