import type { Db } from '../../deps.ts';
import { newId, newUid } from '../../identifiers.ts';

export interface NewUser {
  phoneIndex: string;
  phoneSealed: string;
  area: string;
  nick: string;
  channelId: string | null;
  channelArg: string | null;
  now: number;
}

/** The account of a phone, made when there is none. Two at once get the same account: the phone's index is unique. */
export async function findOrCreateUser(
  db: Db,
  user: NewUser,
): Promise<{ uid: string; nick: string; headimg: string; created: boolean }> {
  const made = await db
    .insertInto('users')
    .values({
      uid: newUid(),
      phone_index: user.phoneIndex,
      phone_sealed: user.phoneSealed,
      area: user.area,
      nick: user.nick,
      headimg: '',
      channel_id: user.channelId,
      channel_arg: user.channelArg,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.column('phone_index').doNothing())
    .returning(['uid', 'nick', 'headimg'])
    .executeTakeFirst();
  if (made) return { ...made, created: true };
  const found = await db
    .selectFrom('users')
    .select(['uid', 'nick', 'headimg'])
    .where('phone_index', '=', user.phoneIndex)
    .executeTakeFirstOrThrow();
  return { ...found, created: false };
}

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
