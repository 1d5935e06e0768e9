import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';

export async function insertLogin(
  db: Db,
  login: { uid: string; passwordHash: string; platform: string; system: string; now: number; expiresAt: number },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('logins')
    .values({
      id,
      uid: login.uid,
      password_hash: login.passwordHash,
      platform: login.platform,
      system: login.system,
      created_at: login.now,
      seen_at: login.now,
      expires_at: login.expiresAt,
      ended_at: null,
    })
    .execute();
  return id;
}

export async function findLogin(db: Db, uid: string, passwordHash: string) {
  return db
    .selectFrom('logins')
    .select(['id', 'seen_at', 'expires_at', 'ended_at'])
    .where('uid', '=', uid)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
}

export async function slideLogin(db: Db, id: string, now: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('logins')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endLogin(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('logins').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** Every login of a user, ended ones too, the newest first. */
export async function listLoginRecord(db: Db, uid: string) {
  return db
    .selectFrom('logins')
    .select(['platform', 'created_at', 'seen_at', 'ended_at'])
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends logins of a user that hold, one or all but one; how many there were. */
export async function endLoginsOf(
  db: Db,
  uid: string,
  which: { id: string } | { except: string },
  now: number,
): Promise<number> {
  const ended = await db
    .updateTable('logins')
    .set({ ended_at: now })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ eb }) => ('id' in which ? eb('id', '=', which.id) : eb('id', '!=', which.except)))
    .returning('id')
    .execute();
  return ended.length;
}

/** The logins of a user that hold, the one that was used last first. */
export async function listLogins(db: Db, uid: string, now: number) {
  return db
    .selectFrom('logins')
    .select(['id', 'platform', 'system', 'created_at', 'seen_at'])
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}
