import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';

export async function insertLogin(
  db: Db,
  login: { uid: string; passwordHash: string; platform: string; now: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('logins')
    .values({
      id: newId(),
      uid: login.uid,
      password_hash: login.passwordHash,
      platform: login.platform,
      created_at: login.now,
      seen_at: login.now,
      expires_at: login.expiresAt,
      ended_at: null,
    })
    .execute();
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
